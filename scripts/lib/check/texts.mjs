import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files-below.mjs';
import { root } from '../paths.mjs';

const folders = ['contract/src', 'backend/src', 'admin-web/src', 'public-web/src', 'scripts'];
const ignoredFolders = new Set('node_modules dist build generated migrations'.split(' '));
const source = /\.(?:tsx?|mjs)$/;
const notShown = /\.(?:spec|conformance)\.|spec-support|check\/texts\.mjs$/;

/**
 * Words that texts for people avoid, with what to write instead. Comments may have them; no text that a specification
 * quotes does.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const bannedWords = [
  [/\banew\b/i, 'again'],
  [/\bmeanwhile\b|\bin the meantime\b/i, 'what happened, such as "while you were editing"'],
  [/\bwhilst\b/i, 'while'],
  [/\be-mails?\b/i, 'email'],
  [/\blook(?:ing)? into (?:your|the) (?:mail|spam)/i, 'check your email'],
  [/\bgoe?s? on with (?:you|it)\b|\bgo on where\b/i, 'continue, or take forward'],
  [/\b(?:is|are|was|were) (?:said|told of)\b/i, 'who says what to whom'],
  // Except "recognized brand", from the owner's own name of a theme.
  [
    /\b(?:colors?|centers?|favorites?|behaviors?|canceled|licenses|catalog|organiz\w+|recogniz(?!ed brand)\w+)\b/i,
    'British',
  ],
  // Texts of several lines may have columns.
  [/^[^\n]*\S {2,}\S[^\n]*$/, 'one space'],
];

/** Ways to format a date other than contract/src/format-date.ts, the only one allowed. */
const dateFormatter = /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\bdateStyle:/g;
const dateFormats = 'contract/src/format-date.ts';

/** Shown files of those folders that exist: specs make only one of them. */
async function shownFiles(folder) {
  const isShown = (file) => source.test(file) && !notShown.test(file);
  const found = folders.map((name) =>
    filesBelow(path.join(folder, name), ignoredFolders, isShown).catch(() => []),
  );
  return (await Promise.all(found)).flat().sort();
}

/**
 * Strings that read like a sentence or a label: they begin with a capital or a placeholder and have several words, are text
 * of JSX, or are given as a text of the portal or of the audit log, whatever they begin with.
 * @param {typeof import('typescript')} ts
 * @param {import('typescript').SourceFile} sourceFile
 */
function* textsOf(ts, sourceFile) {
  /** @type {import('typescript').Node[]} */
  const nodes = [sourceFile];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (ts.isImportDeclaration(node)) continue;
    if (ts.isJsxText(node)) yield { node, text: node.text.replace(/\s+/g, ' ') };
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      if (/^(?:[A-Z“{]|%\{)\S*\s/.test(node.text) || isGivenAsText(ts, node)) yield { node, text: node.text };
    } else if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      if (/^[,.:;]? \w+/.test(node.text)) yield { node, text: node.text };
    }
    const parts = [];
    ts.forEachChild(node, (part) => void parts.push(part));
    nodes.push(...parts.reverse());
  }
}

/**
 * @param {typeof import('typescript')} ts
 * @param {import('typescript').Node} node
 */
function isGivenAsText(ts, { parent }) {
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 't';
  return ts.isPropertyAssignment(parent) && parent.name.getText() === 'words';
}

/**
 * Finds banned words in texts for people, and dates that are formatted without contract/src/format-date.ts.
 * @param {string} [folder] the repository
 * @returns {Promise<string[]>} one line for each, with file and line
 */
export async function findBannedWords(folder = root) {
  // Loaded late: commands also start where no package is installed yet.
  const { default: ts } = await import('typescript');
  const found = [];
  for (const file of await shownFiles(folder)) {
    const name = path.relative(folder, file);
    const content = await readFile(file, 'utf8');
    const sourceFile = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
    const report = (index, what) =>
      found.push(`${name}:${sourceFile.getLineAndCharacterOfPosition(index).line + 1}: ${what}`);
    if (name !== dateFormats) {
      for (const { 0: formatter, index } of content.matchAll(dateFormatter)) {
        report(index, `"${formatter}": ${dateFormats} writes the dates`);
      }
    }
    for (const { node, text } of textsOf(ts, sourceFile)) {
      for (const [word, instead] of bannedWords) {
        const hit = word.exec(text)?.[0];
        if (hit !== undefined) report(node.getStart(sourceFile), `"${hit}": say ${instead}`);
      }
    }
  }
  return found;
}
