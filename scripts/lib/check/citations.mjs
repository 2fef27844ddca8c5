import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files-below.mjs';
import { root } from '../paths.mjs';

const ignoredFolders = new Set(
  '.git .data .react-router node_modules dist build coverage test-results playwright-report'.split(' '),
);
/** Files that are no text, and the spec of this check, which has broken citations on purpose. */
const ignoredFiles =
  /package-lock\.json$|check\/citations\.spec\.mjs$|\.(avif|docx?|gif|gz|ico|jpe?g|mp4|pdf|png|svg|webm|webp|woff2?|zip)$/;

/** Citations of the documents that held the rules before these were numbered; they are not in the repository. */
const formerCitation = /\bspec(?:ification)?s? ?[12]\b|\bdesign,?[\s*]+section|\bthreats? [A-Z]?\d/gi;
const pathBelowDocs = /(?<![\w./-])docs\/[\w./-]+?\.md(?:#[\w-]+)?/g;
const markdownLink = /\]\(([^()\s]+)\)/g;
const elsewhere = /^(?:[a-z]+:|\/)/;

const ownAnchor = /<a id="([^"]+)">/g;

/** Anchors of a Markdown file: its own, and those that GitHub makes from headings. */
function anchorsOf(markdown) {
  const own = [...markdown.matchAll(ownAnchor)].map(([, id]) => id);
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...own, ...headings]);
}

/** Citations in a file, with the absolute path and anchor that each leads to. */
function* citedBy(file, text, folder) {
  const isMarkdown = file.endsWith('.md');
  if (isMarkdown) {
    for (const { 1: link, index } of text.matchAll(markdownLink)) {
      if (elsewhere.test(link)) continue;
      const [name, anchor] = link.split('#');
      yield { index, cited: link, target: name ? path.resolve(path.dirname(file), name) : file, anchor };
    }
  }
  const prose = isMarkdown ? text.replace(markdownLink, (link) => ' '.repeat(link.length)) : text;
  for (const { 0: cited, index } of prose.matchAll(pathBelowDocs)) {
    const [name, anchor] = cited.split('#');
    yield { index, cited, target: path.join(folder, name), anchor };
  }
}

async function isThere({ target, anchor }) {
  const found = await stat(target).catch(() => undefined);
  if (!found) return false;
  return !anchor || !target.endsWith('.md') || anchorsOf(await readFile(target, 'utf8')).has(anchor);
}

/**
 * Looks through every text of the repository for citations that lead nowhere, or to two places: paths below docs/, links of
 * Markdown files, and citations of documents that are not in the repository.
 * @param {string} [folder] the repository
 * @returns {Promise<string[]>} one line for each, with file and line
 */
export async function findBrokenCitations(folder = root) {
  const broken = [];
  const files = await filesBelow(folder, ignoredFolders, (file) => !ignoredFiles.test(file));
  for (const file of files.sort()) {
    const text = await readFile(file, 'utf8');
    const report = (index, what) => {
      const line = text.slice(0, index).split('\n').length;
      broken.push(`${path.relative(folder, file)}:${line}: ${what}`);
    };
    for (const { 0: former, index } of text.matchAll(formerCitation)) {
      report(index, `"${former}" leads nowhere: cite a rule of docs/requirements/`);
    }
    const anchors = new Set();
    for (const { 1: anchor, index } of file.endsWith('.md') ? text.matchAll(ownAnchor) : []) {
      if (anchors.has(anchor)) report(index, `${anchor} is there twice`);
      anchors.add(anchor);
    }
    for (const citation of citedBy(file, text, folder)) {
      if (!(await isThere(citation))) report(citation.index, `${citation.cited} does not exist`);
    }
  }
  return broken;
}
