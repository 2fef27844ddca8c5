import { readFile } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';
import { contractTexts } from './contract-texts.mjs';

/** Functions that translate a text of the portal, which is their first argument. */
const SAYS = new Set(['t', 'rich']);

/**
 * Collects all texts of the portal: those given to `t`, the contract's, and react-admin's.
 * @param {Awaited<ReturnType<typeof import('./portal-files.mjs').parsePortal>>} portal
 * @returns {Promise<{ texts: Record<string, string>, unknown: string[] }>} by their keys, and where a key can't be known
 */
export async function collectTexts(portal) {
  const { default: ts } = await import('typescript');
  const contract = await import('@smash/contract');
  const nouns = await readNouns(ts);
  const keys = new Set(contractTexts(contract));
  const unknown = [];
  for (const { name, sourceFile } of portal) {
    const visit = (node) => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const says = node.expression.text;
        const read = SAYS.has(says) ? textsOf : says === 'tFrom' ? madeBy : undefined;
        const found = read?.(node.arguments[0]);
        if (read && !found) unknown.push(`${name}:${lineOf(sourceFile, node)}: ${node.getText(sourceFile)}`);
        for (const key of found ?? []) keys.add(key);
      }
      ts.forEachChild(node, visit);
    };
    visit(sourceFile);
  }
  const own = [...keys].sort((one, other) => (one < other ? -1 : 1)).map((key) => [key, key]);
  return { texts: Object.fromEntries([...own, ...(await reactAdminTexts())]), unknown };

  /** Texts that an expression may evaluate to; undefined when they cannot be known. */
  function textsOf(node) {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = [textsOf(node.whenTrue), textsOf(node.whenFalse)];
      return yes && no && [...yes, ...no];
    }
    if (ts.isTemplateExpression(node)) return withNouns(node);
    return inContract(node)?.filter((value) => typeof value === 'string');
  }

  /** Texts of a template with a single hole, for the nouns that may fill it. */
  function withNouns({ head, templateSpans }) {
    const [hole, ...others] = templateSpans;
    const words = others.length === 0 ? nouns[hole.expression.getText()] : undefined;
    return words?.map((word) => head.text + word + hole.literal.text);
  }

  /** Values of a constant of the contract; under a variable key, all that it may have. */
  function inContract(node) {
    if (ts.isIdentifier(node)) return node.text in contract ? [contract[node.text]] : undefined;
    if (ts.isPropertyAccessExpression(node)) {
      return inContract(node.expression)?.map((value) => value[node.name.text]);
    }
    if (ts.isElementAccessExpression(node)) return inContract(node.expression)?.flatMap(Object.values);
    return undefined;
  }

  /** Texts of a function of the contract that puts a value into them, with a placeholder for the value. */
  function madeBy(node) {
    const made = ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse] : [node];
    return made.flatMap(inContract).map((make) => make('%{1}'));
  }
}

const lineOf = (sourceFile, node) =>
  sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1;

/** The words of `admin-web/src/i18n/nouns.ts`. */
async function readNouns(ts) {
  const file = inRoot('admin-web', 'src', 'i18n', 'nouns.ts');
  const { outputText } = ts.transpileModule(await readFile(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext },
  });
  const { NOUNS } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return NOUNS;
}

/** react-admin's own texts by their keys, such as `ra.action.delete`. */
async function reactAdminTexts() {
  const { default: english } = await import('ra-language-english');
  const flatten = ([key, text]) =>
    typeof text === 'string'
      ? [[key, text]]
      : Object.entries(text).flatMap(([name, inner]) => flatten([`${key}.${name}`, inner]));
  return Object.entries(english.default ?? english)
    .flatMap(flatten)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
