/** @typedef {import('../../../backend/src/platform/config/describe-environment.js').DescribedVariable} DescribedVariable */

const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll('|', '\\|');
/** A line of a table in Markdown. */
export const row = (...cells) => `| ${cells.map(cell).join(' | ')} |`;

function rangeOf([least, greatest]) {
  const [from, to] = [least, greatest].map((number) => number.toLocaleString('en-US'));
  return `${from} to ${to}`;
}

/** @param {DescribedVariable} variable */
function variableRow({ name, isRequired, defaultValue, choices, range, description }) {
  const standard = isRequired ? 'required' : defaultValue === undefined ? '–' : code(defaultValue);
  const values = choices.length > 0 ? choices.map(code).join(', ') : range ? rangeOf(range) : '';
  return row(code(name), standard, values, description);
}

/**
 * A heading and a table for each section of the backend's variables.
 * @param {{ section: string, variables: DescribedVariable[] }[]} sections
 */
export const environmentTables = (sections) =>
  sections
    .map(({ section, variables }) =>
      [
        `### ${section}`,
        '',
        row('variable', 'default', 'values', 'what'),
        row('-', '-', '-', '-'),
        ...variables.map(variableRow),
      ].join('\n'),
    )
    .join('\n\n');

/** @param {{ name: string, description: string }[]} settings */
export const settingsTable = (settings) =>
  [
    row('variable', 'what'),
    row('-', '-'),
    ...settings.map(({ name, description }) => row(code(name), description)),
  ].join('\n');

/**
 * Replaces what stands between `<!-- generated: NAME -->` and `<!-- end -->`.
 * @param {string} document Markdown
 * @param {string} name
 * @param {string} content
 */
export function fillIn(document, name, content) {
  const start = `<!-- generated: ${name} -->`;
  const from = document.indexOf(start);
  const to = document.indexOf('<!-- end -->', from);
  if (from < 0 || to < 0) throw new Error(`the document has no place for "${name}"`);
  return `${document.slice(0, from)}${start}\n\n${content}\n\n${document.slice(to)}`;
}
