// Prints every public name of built modules that has no docstring: `node … dist/index.d.ts …`. What
// the contract brings is left out: it has a test of its own.
import ts from "typescript";

const program = ts.createProgram(process.argv.slice(2), { noLib: true, types: [] });
const checker = program.getTypeChecker();

for (const path of program.getRootFileNames()) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(path));
  for (const exported of checker.getExportsOfModule(module)) {
    const isAlias = exported.flags & ts.SymbolFlags.Alias;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    if (symbol.declarations[0].getSourceFile().fileName.includes("/contract/")) continue;
    const members = [...(symbol.members?.values() ?? [])].filter(isPublic);
    for (const one of [symbol, ...members]) {
      if (documentation(one) === "") console.log(one === symbol ? one.name : `${symbol.name}.${one.name}`);
    }
  }
}

function isPublic(member) {
  const [declaration] = member.declarations;
  return !(
    ts.isTypeParameterDeclaration(declaration) ||
    ts.isPrivateIdentifierClassElementDeclaration(declaration) ||
    ts.isConstructorDeclaration(declaration) || // its class and its options say it
    ts.getJSDocTags(declaration).some((tag) => tag.tagName.text === "internal") ||
    member.name === "name" // of an error, which `Error` documents
  );
}

function documentation(symbol) {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
}
