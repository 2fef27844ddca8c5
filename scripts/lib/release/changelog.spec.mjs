import { describe, expect, it } from '@jest/globals';
import { addRelease, notesOf } from './changelog.mjs';

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
});
