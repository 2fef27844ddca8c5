import ts from 'typescript';

const withoutDocumentation = (name) => new Error(`${name} has no documentation comment`);

/** `VITE_X` of a property, `VITE_X_…` of an index signature whose key is a template. */
function nameOf(member, source) {
  if (ts.isPropertySignature(member)) return member.name.getText(source);
  const [key] = member.parameters;
  return key.type
    .getText(source)
    .slice(1, -1)
    .replace(/\$\{\w+\}/, '…');
}

/**
 * The members of an interface with their documentation comments, in order.
 * @param {string} text TypeScript
 * @param {string} interfaceName
 * @returns {{ name: string, description: string }[]}
 */
export function readBuildSettings(text, interfaceName) {
  const source = ts.createSourceFile('settings.ts', text, ts.ScriptTarget.Latest, true);
  const declaration = source.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .find(({ name }) => name.text === interfaceName);
  if (!declaration) throw new Error(`there is no interface ${interfaceName}`);
  return declaration.members.map((member) => {
    const name = nameOf(member, source);
    const description = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(member).at(-1)?.comment);
    if (!description) throw withoutDocumentation(name);
    return { name, description: description.replace(/\s+/g, ' ') };
  });
}
