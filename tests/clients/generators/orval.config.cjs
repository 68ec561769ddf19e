module.exports = {
  areopagus: {
    input: "../../../openapi/openapi.json",
    output: { target: "build/orval/client.ts", client: "fetch", mode: "single" },
  },
};
