// For tsc alone: the types are those of the source.
export * from "../../../../../../../clients/typescript/src/index.js";
