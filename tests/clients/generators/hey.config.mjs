export default {
  input: "../../../openapi/openapi.json",
  output: { path: "build/hey", importFileExtension: ".js" },
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
  logs: { file: false },
};
