import { describe, expect, it } from '@jest/globals';
import type { BulkAction } from '@smash/contract/client';
import { describeBulkAction, progressOf } from './describe-bulk-action';

const counts = {
  waiting: 0,
  done: 0,
  unchanged: 0,
  changed: 0,
  missing: 0,
  full: 0,
  undone: 0,
  kept: 0,
  cancelled: 0,
  failed: 0,
};

function action(some: Partial<BulkAction>, counted: Partial<BulkAction['counts']>): BulkAction {
  return {
    id: 'b8c6e0f0-0000-7000-8000-000000000000',
    action: 'set_status',
    status: 'rejected',
    assignee_id: null,
    add: [],
    remove: [],
    total: 1221,
    created_at: '2026-11-24T09:00:00.000Z',
    undoable_until: '2026-11-24T09:10:00.000Z',
    undone_at: null,
    finished_at: '2026-11-24T09:00:09.000Z',
    failure: null,
    ...some,
    counts: { ...counts, ...counted },
  };
}
const at = '2026-11-24T09:02:00.000Z';
const assigned = {
  action: 'assign',
  status: null,
  assignee_id: 'b8c6e0f0-0000-7000-8000-000000000001',
} as const;

describe('the report of a bulk action says:', () => {
  it.each<[string, BulkAction, number]>([
    ['1,221 applications set to Rejected', action({}, { done: 1221 }), 100],
    [
      '1,203 applications set to Rejected. 12 already so, 5 left alone: changed by someone else, 1 already deleted',
      action({}, { done: 1203, unchanged: 12, changed: 5, missing: 1 }),
      100,
    ],
    [
      '250 of 1,000 applications set to Rejected so far',
      action({ total: 1000, finished_at: null }, { done: 250, waiting: 750 }),
      25,
    ],
    [
      '250 applications set to Rejected. 50 not done: this failed several times (code 23514). Please try again',
      action({ total: 300, failure: '23514' }, { done: 250, failed: 50 }),
      100,
    ],
    [
      '250 applications assigned. 50 left alone: this person can no longer review them',
      action({ ...assigned, total: 300 }, { done: 250, failed: 50 }),
      100,
    ],
    [
      '2 applications put back as before. 3 not put back: this failed several times (code 23514). Please press Undo again',
      action({ undone_at: at, failure: '23514', total: 5 }, { undone: 2, done: 3 }),
      40,
    ],
    [
      '7 applications assigned',
      action({ action: 'assign', status: null, assignee_id: 'a', total: 7 }, { done: 7 }),
      100,
    ],
    [
      '7 applications assigned to nobody',
      action({ action: 'assign', status: null, total: 7 }, { done: 7 }),
      100,
    ],
    ['1 application deleted', action({ action: 'remove', status: null, total: 1 }, { done: 1 }), 100],
    [
      '118 applications tagged. 2 left alone: 20 tags already',
      action({ action: 'tag', status: null, add: [7], total: 120 }, { done: 118, full: 2 }),
      100,
    ],
    [
      'Tags removed from 1 application',
      action({ action: 'tag', status: null, remove: [7], total: 1 }, { done: 1 }),
      100,
    ],
    [
      'Undoing: 3 of 12 applications so far',
      action({ undone_at: at, finished_at: null, total: 12 }, { undone: 3, done: 9 }),
      25,
    ],
    [
      '10 applications put back as before. 2 left alone: changed since',
      action({ undone_at: at }, { undone: 10, kept: 2 }),
      100,
    ],
  ])('%s', (expected, said, progress) => {
    expect(describeBulkAction(said)).toBe(expected);
    expect(progressOf(said)).toBe(progress);
  });
});
