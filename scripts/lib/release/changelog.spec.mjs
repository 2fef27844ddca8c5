import { describe, expect, it } from '@jest/globals';
import { addRelease, notesOf, pageOf } from './changelog.mjs';

const changelog = `# Changelog

About it.

## 1.0.0 – 2026-11-25

### Added

- Everything.
`;
const release = {
  version: '1.1.0',
  date: '2026-12-01',
  changes: [
    { kind: 'patch', text: 'A fault\nis gone.' },
    { kind: 'minor', text: 'Second.' },
    { kind: 'minor', text: 'First.\n' },
  ],
};

describe('the changelog', () => {
  it('gets a new release above the former ones, with its changes by kind', () => {
    expect(addRelease(changelog, release)).toBe(`# Changelog

About it.

## 1.1.0 – 2026-12-01

### Added

- First.
- Second.

### Fixed

- A fault is gone.

## 1.0.0 – 2026-11-25

### Added

- Everything.
`);
  });

  it('gets its first release below its introduction', () => {
    const first = addRelease('# Changelog\n', { ...release, changes: release.changes.slice(0, 1) });
    expect(first).toBe('# Changelog\n\n## 1.1.0 – 2026-12-01\n\n### Fixed\n\n- A fault is gone.\n');
  });

  it('gets an item for each point of a list, and security above all', () => {
    const list = '- A hole\n  is closed.\n- Security: A leak is closed.\n';
    const changes = [...release.changes, { kind: 'patch', text: list }];
    expect(notesOf(addRelease(changelog, { ...release, changes }), '1.1.0')).toBe(`### Security

- A leak is closed.

### Added

- First.
- Second.

### Fixed

- A fault is gone.
- A hole is closed.
`);
  });

  it('refuses a release that it has already', () => {
    expect(() => addRelease(addRelease(changelog, release), release)).toThrow('has 1.1.0 already');
  });

  it('returns the notes of one release only', () => {
    const both = addRelease(changelog, release);
    expect(notesOf(both, '1.1.0')).toBe(
      '### Added\n\n- First.\n- Second.\n\n### Fixed\n\n- A fault is gone.\n',
    );
    expect(notesOf(both, '1.0.0')).toBe('### Added\n\n- Everything.\n');
    expect(() => notesOf(both, '1.0')).toThrow('does not have 1.0.');
  });

  it('is cut at the end of a line where the page of a release takes no more', () => {
    const line = `- ${'x'.repeat(997)}\n`;
    expect(pageOf(line.repeat(120))).toBe(line.repeat(120));
    const page = pageOf(`${line.repeat(125)}- The last.\n`);
    expect(page).toBe(`${line.repeat(119)}${line}\nThe rest is in CHANGELOG.md of this version.\n`);
    expect(page.length).toBeLessThan(125_000);
  });
});
