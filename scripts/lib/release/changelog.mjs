/** The headings of https://keepachangelog.com by the kind of a change as changesets name it, most important first. */
const HEADINGS = { security: 'Security', major: 'Changed', minor: 'Added', patch: 'Fixed' };
/** How the text of a change begins that belongs under Security, whatever its kind. */
const OF_SECURITY = /^Security:\s*/;

/** GitHub refuses the page of a release with more than 125,000 characters. */
const LONGEST_PAGE = 120_000;

/** Start of the section of a release. */
const beginOf = (version) => `## ${version} – `;

/**
 * The changelog with a release on top of the former ones.
 * @param {string} changelog
 * @param {{ version: string, date: string, changes: readonly { kind: string, text: string }[] }} release
 *   date: YYYY-MM-DD
 */
export function addRelease(changelog, { version, date, changes }) {
  if (changelog.includes(beginOf(version))) throw new Error(`The changelog has ${version} already.`);
  const items = changes.flatMap(itemsOf);
  const groups = Object.entries(HEADINGS).map(([kind, heading]) => {
    const texts = items.filter((item) => item.kind === kind).map(({ text }) => `- ${text}\n`);
    return texts.length > 0 ? `### ${heading}\n\n${texts.sort().join('')}\n` : '';
  });
  const section = `${beginOf(version)}${date}\n\n${groups.join('')}`;
  const former = changelog.search(/^## \d/m);
  return former === -1
    ? `${changelog.trimEnd()}\n\n${section}`.replace(/\n+$/, '\n')
    : changelog.slice(0, former) + section + changelog.slice(former);
}

/** The section of a release in the changelog, without its heading. @throws when the release has none */
export function notesOf(changelog, version) {
  const [, section] = changelog.split(`\n${beginOf(version)}`);
  if (section === undefined) throw new Error(`The changelog does not have ${version}.`);
  const [, ...lines] = section.split(/\n## /)[0].split('\n');
  return `${lines.join('\n').trim()}\n`;
}

/**
 * The notes as far as the page of a release takes them.
 * @param {string} notes
 * @param {number} [most] characters, without the sentence that names the rest
 */
export function pageOf(notes, most = LONGEST_PAGE) {
  if (notes.length <= most) return notes;
  const whole = notes.slice(0, notes.lastIndexOf('\n', most));
  return `${whole.trimEnd()}\n\nThe rest is in CHANGELOG.md of this version.\n`;
}

/** The lines of a change in the changelog: a list in its text becomes several. */
function itemsOf({ kind, text }) {
  const texts = /^\s*- /.test(text) ? text.split(/^\s*- /m).slice(1) : [text];
  return texts.map((item) => ({
    kind: OF_SECURITY.test(item) ? 'security' : kind,
    text: oneLine(item.replace(OF_SECURITY, '')),
  }));
}

const oneLine = (text) => text.trim().replace(/\s+/g, ' ');
