import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files-below.mjs';
import { root } from '../paths.mjs';

const folders = ['contract/src', 'backend/src', 'admin-web/src', 'public-web/src', 'scripts'];
const ignoredFolders = new Set('node_modules dist build generated migrations'.split(' '));
const source = /\.(?:tsx?|mjs)$/;
const notShown = /\.(?:spec|conformance)\.|spec-support|check\/texts\.mjs$/;

/**
 * Words that were thrown out of what people read, with what is said instead. Comments may have them. None of the texts
 * that a specification quotes has one.
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
  // But for the owner's own name of a theme.
  [
    /\b(?:colors?|centers?|favorites?|behaviors?|canceled|licenses|catalog|organiz\w+|recogniz(?!ed brand)\w+)\b/i,
    'British',
  ],
  // A text of several lines may have columns.
  [/^[^\n]*\S {2,}\S[^\n]*$/, 'one space'],
];

/** A second way to write a date; the one is contract/src/format-date.ts. */
const dateFormatter = /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\bdateStyle:/g;
const dateFormats = 'contract/src/format-date.ts';

/** Of the folders that are there: specs have one of them. */
async function shownFiles(folder) {
  const isShown = (file) => source.test(file) && !notShown.test(file);
  const found = folders.map((name) =>
    filesBelow(path.join(folder, name), ignoredFolders, isShown).catch(() => []),
  );
  return (await Promise.all(found)).flat().sort();
}

/**
 * What reads like a sentence or a label: it begins with a capital or a placeholder and has several words, is written in the
 * page, or is given as a text of the portal or of the audit log, whatever it begins with.
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
 * Looks for words that people should not meet, and for dates that are written in a way of their own.
 * @param {string} [folder] the repository
 * @returns {Promise<string[]>} one line for each, with file and line
 */
export async function findBannedWords(folder = root) {
  // Loaded late: the commands begin where no package is installed yet.
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
