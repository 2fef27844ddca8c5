import { describe, expect, it } from '@jest/globals';
import type { Board, BoardCard, BoardColumn } from '@smash/contract/client';
import { neighbourOf, withCardMoved, withMore } from './places';

const card = (id: string, day: number, stage: BoardCard['stage'] = null): BoardCard => ({
  id,
  job_id: 7,
  reference: id,
  first_name: id,
  middle_name: null,
  last_name: 'Okonkwo',
  status: stage ? 'reviewed' : 'pending',
  stage,
  applied_at: `2026-11-0${day}T10:00:00.000Z`,
  withdrawn_at: null,
  told_status: null,
  repeat_of: null,
  notes_count: 0,
  rating: null,
  ratings_count: 0,
});
const OFFER = { id: 'offer', name: 'Offer' };
const column = (overrides: Partial<BoardColumn>): BoardColumn => ({
  status: 'pending',
  stage_id: null,
  name: 'Pending',
  count: overrides.cards?.length ?? 0,
  cards: [],
  ...overrides,
});
const board: Board = {
  columns: [
    column({ cards: [card('new', 3), card('old', 1)] }),
    column({ status: 'reviewed', name: 'Reviewed' }),
    column({
      status: 'reviewed',
      stage_id: 'offer',
      name: 'Offer',
      cards: [card('mid', 2, OFFER)],
      count: 9,
    }),
  ],
};
const shown = ({ columns }: Board) => columns.map(({ count, cards }) => [count, cards.map(({ id }) => id)]);

describe('withCardMoved', () => {
  it('sorts a card into the other column and updates the counts', () => {
    const moved = withCardMoved(board, { id: 'new', to: { status: 'reviewed', stage_id: 'offer' } });
    expect(shown(moved)).toEqual([
      [1, ['old']],
      [0, []],
      [10, ['new', 'mid']],
    ]);
    expect(moved.columns[2]?.cards[0]).toMatchObject({ status: 'reviewed', stage: OFFER });
  });

  it('puts a card on top that belongs behind the last card loaded', () => {
    const moved = withCardMoved(board, { id: 'old', to: { status: 'reviewed', stage_id: 'offer' } });
    expect(shown(moved)[2]).toEqual([10, ['old', 'mid']]);
  });

  it('keeps the last loaded card last, as further cards are requested after it', () => {
    const to = { status: 'reviewed', stage_id: 'offer' } as const;
    const read = column({ ...to, cards: [card('newest', 9, OFFER), card('last', 5, OFFER)], count: 20 });
    const pending = column({ cards: [card('newer', 7), card('older', 3), card('oldest', 1)] });
    const moved = ['older', 'newer', 'oldest'].reduce(
      (shownBoard, id) => withCardMoved(shownBoard, { id, to }),
      { columns: [pending, read] },
    );
    expect(shown(moved)[1]).toEqual([23, ['oldest', 'older', 'newest', 'newer', 'last']]);
  });

  it.each([
    ['stands there already', 'mid', { status: 'reviewed', stage_id: 'offer' } as const],
    ['is not on the board', 'other', { status: 'reviewed', stage_id: null } as const],
    ['would go to a stage that there is no more', 'new', { status: 'reviewed', stage_id: 'gone' } as const],
  ])('changes nothing for a card that %s', (_, id, to) => {
    expect(withCardMoved(board, { id, to })).toBe(board);
  });
});

it('withMore shows each card once', () => {
  const more = column({ cards: [card('old', 1), card('older', 1)], count: 8 });
  expect(withMore(column({ cards: [card('new', 3), card('old', 1)] }), more)).toMatchObject({
    count: 8,
    cards: [{ id: 'new' }, { id: 'old' }, { id: 'older' }],
  });
});

it.each([
  ['new', 'ArrowDown', 'old'],
  ['old', 'ArrowUp', 'new'],
  ['old', 'ArrowDown', undefined],
  ['old', 'ArrowRight', 'mid'],
  ['mid', 'ArrowLeft', 'new'],
  ['new', 'ArrowLeft', undefined],
])('from card %s, %s leads to %s and skips empty columns', (id, key, next) => {
  expect(neighbourOf(board.columns, id, key)?.id).toBe(next);
});
