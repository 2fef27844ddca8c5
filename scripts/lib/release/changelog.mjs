/** The headings of https://keepachangelog.com by the kind of a change as changesets name it, most important first. */
const HEADINGS = { major: 'Changed', minor: 'Added', patch: 'Fixed' };

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
  const groups = Object.entries(HEADINGS).map(([kind, heading]) => {
    const texts = changes.filter((change) => change.kind === kind).map(({ text }) => `- ${oneLine(text)}\n`);
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

const oneLine = (text) => text.trim().replace(/\s+/g, ' ');
