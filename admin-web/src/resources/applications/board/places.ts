import type { Board, BoardCard, BoardColumn } from '@smash/contract/client';
import type { Move, Place } from '../../../providers/calls/board';

/** A key that is equal for equal places of a job. */
export const placeKey = ({ status, stage_id }: Place): string =>
  stage_id === null ? status : `stage-${stage_id}`;

export const isPlace = (one: Place, other: Place): boolean => placeKey(one) === placeKey(other);

/** The place of a card. */
export const placeOf = ({ status, stage }: Pick<BoardCard, 'status' | 'stage'>): Place => ({
  status,
  stage_id: stage?.id ?? null,
});

/** Whether the board has the card in that place. */
export const isAt = (board: Board | undefined, id: string, place: Place): boolean =>
  board?.columns.some((column) => isPlace(column, place) && column.cards.some((card) => card.id === id)) ??
  false;

/**
 * The board with a card moved to another column, sorted in there, with the counts adjusted. Returns the same board when
 * it does not have the card.
 */
export function withCardMoved(board: Board, { id, to }: Pick<Move, 'id' | 'to'>): Board {
  const card = board.columns.flatMap(({ cards }) => cards).find((candidate) => candidate.id === id);
  const target = board.columns.find((column) => isPlace(column, to));
  if (!card || !target || isPlace(placeOf(card), to)) return board;
  const stage = target.stage_id === null ? null : { id: target.stage_id, name: target.name };
  const moved: BoardCard = { ...card, status: target.status, stage };
  return {
    columns: board.columns.map((column) => {
      if (isPlace(column, to)) return withCard(column, moved);
      const cards = column.cards.filter((other) => other.id !== id);
      return cards.length === column.cards.length ? column : { ...column, cards, count: column.count - 1 };
    }),
  };
}

/**
 * Sorts the card in. A card that belongs behind the last one read goes on top, since the cards in between are not
 * loaded yet. The last card stays last, as further cards are requested after it: one put on top never takes its place.
 */
function withCard(column: BoardColumn, card: BoardCard): BoardColumn {
  const { cards, count } = column;
  const last = cards.at(-1);
  const next = cards.findIndex(
    (other) => newestFirst(card, other) < 0 && last !== undefined && newestFirst(other, last) <= 0,
  );
  const end = cards.length < count ? 0 : cards.length;
  return { ...column, cards: cards.toSpliced(next === -1 ? end : next, 0, card), count: count + 1 };
}

const newestFirst = (one: BoardCard, other: BoardCard): number =>
  other.applied_at.localeCompare(one.applied_at) || other.id.localeCompare(one.id);

/** A column with further cards added at the end; each card only once, whatever moved meanwhile. */
export function withMore(column: BoardColumn, { cards, count }: BoardColumn): BoardColumn {
  const known = new Set(column.cards.map(({ id }) => id));
  return { ...column, count, cards: [...column.cards, ...cards.filter(({ id }) => !known.has(id))] };
}

/** The card that an arrow key leads to: a neighbour in the column, or a card of the next column that has any. */
export function neighbourOf(columns: readonly BoardColumn[], id: string, key: string): BoardCard | undefined {
  const at = columns.findIndex(({ cards }) => cards.some((card) => card.id === id));
  const row = columns[at]?.cards.findIndex((card) => card.id === id) ?? -1;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    return columns[at]?.cards[row + (key === 'ArrowUp' ? -1 : 1)];
  }
  const beside = key === 'ArrowLeft' ? columns.slice(0, at).reverse() : columns.slice(at + 1);
  const { cards = [] } = beside.find((column) => column.cards.length > 0) ?? {};
  return cards[Math.min(row, cards.length - 1)];
}
