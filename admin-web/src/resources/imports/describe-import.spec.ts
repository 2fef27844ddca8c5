import { describe, expect, it } from '@jest/globals';
import type { Import } from '@smash/contract/client';
import { describeOutcome, describeState, isUnderWay } from './describe-import';

const none = { ready: 0, imported: 0, known: 0, refused: 0 };

describe('the description of an import', () => {
  it.each<[string, Pick<Import, 'kind' | 'state'>, Partial<typeof none>]>([
    ['4 applications can be imported.', { kind: 'applications', state: 'checked' }, { ready: 4 }],
    [
      '1 job can be imported. 1 row has to be corrected, 1,200 rows were imported before.',
      { kind: 'jobs', state: 'checked' },
      { ready: 1, refused: 1, known: 1_200 },
    ],
    // Rows of applications erased since are gone, so it counts those that still exist.
    ['60 imported applications.', { kind: 'applications', state: 'done' }, { imported: 60 }],
    ['0 jobs imported. 2 rows have to be corrected.', { kind: 'jobs', state: 'done' }, { refused: 2 }],
  ])('%s', (expected, state, counts) => {
    expect(describeOutcome({ ...state, counts: { ...none, ...counts } })).toBe(expected);
  });

  it('counts an import that was given up as stopped, not as under way', () => {
    const stopped = { at: '2026-11-25T09:00:00Z', row: 3, message: '' };
    expect(isUnderWay({ state: 'importing', stopped: null })).toBe(true);
    expect(isUnderWay({ state: 'importing', stopped })).toBe(false);
    expect(describeState({ state: 'importing', stopped }).label).toBe('Stopped');
  });
});
