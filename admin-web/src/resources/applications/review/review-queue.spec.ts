import { describe, expect, it } from '@jest/globals';
import {
  CHUNK,
  firstPage,
  idsThatLeft,
  livePosition,
  nextPage,
  previousPage,
  readJoined,
  toQueue,
  type Chunk,
} from './review-queue';

/** A page of a list whose rows are named by their numbers, from 1. */
function chunk(page: number, from: number, to: number, total: number): Chunk {
  const ids = Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  return { page, ids, total, isTotalCapped: false };
}
const NOBODY = new Set<string>();

describe('the first page of a review', () => {
  it.each([
    [undefined, 1],
    [1, 1],
    [CHUNK, 1],
    [CHUNK + 1, 2],
  ])('for position %s is %s', (position, page) => {
    expect(firstPage({ id: 'x', position })).toBe(page);
  });
});

describe('the decided applications that have left the list', () => {
  const outcomes = new Map([
    ['1', 'pending'],
    ['2', 'reviewed'],
    ['3', 'accepted'],
    ['4', 'removed'],
  ] as const);
  it.each([
    ['of all', {}, ['4']],
    ['of pending ones', { status: 'pending' }, ['2', '3', '4']],
    ['of those who wait', { waiting_days: '7' }, ['2', '3', '4']],
    ['of a stage', { stage: 'phone' }, ['1', '3', '4']],
    ['of those who wait and were accepted', { waiting_days: '7', status: 'accepted' }, ['1', '2', '4']],
  ])('%s', (_, filter, left) => {
    expect([...idsThatLeft(outcomes, filter)]).toEqual(left);
  });
});

describe('the next page', () => {
  it('follows the last one while nothing leaves the list', () => {
    expect(nextPage([chunk(1, 1, 50, 120)], 0)).toBe(2);
    expect(nextPage([chunk(1, 1, 50, 120), chunk(2, 51, 100, 120)], 0)).toBe(3);
  });

  it('does not exist at the end', () => {
    expect(nextPage([chunk(1, 1, 50, 50)], 0)).toBeUndefined();
    expect(nextPage([], 0)).toBeUndefined();
  });

  it('moves up by as many as have left, so that nobody is skipped', () => {
    expect(nextPage([chunk(1, 1, 50, 120)], 50)).toBe(1);
    const afterOne = [chunk(1, 1, 50, 120), chunk(1, 46, 95, 75)];
    expect(nextPage(afterOne, 95)).toBe(1);
    expect(nextPage(afterOne, 45)).toBe(2);
  });

  it('comes after a page without new applications', () => {
    expect(nextPage([chunk(1, 1, 50, 120), chunk(1, 1, 50, 120)], 50)).toBe(2);
  });

  it('continues after a review that began in the middle', () => {
    expect(nextPage([chunk(3, 101, 150, 400)], 0)).toBe(4);
    expect(nextPage([chunk(3, 101, 150, 400)], 50)).toBe(3);
  });
});

describe('reading a page', () => {
  /** Reads from a list of rows; returns the rows that came and the pages that were requested. */
  async function read(page: number, known: readonly number[], rows: readonly number[], step: 1 | -1 = -1) {
    const asked: number[] = [];
    const { ids } = await readJoined(page, step, new Set(known.map(String)), (number) => {
      asked.push(number);
      const place = (number - 1) * CHUNK;
      const some = rows.slice(place, place + CHUNK).map(String);
      return Promise.resolve({ page: number, ids: some, total: rows.length, isTotalCapped: false });
    });
    return { first: ids[0], last: ids.at(-1), count: ids.length, asked };
  }
  const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

  it('also reads pages before it if others have left the list', async () => {
    // Somebody else has decided the first 30 of 120 rows: 51 to 80 are on the first page now.
    expect(await read(2, rows(1, 50), rows(31, 120))).toMatchObject({
      first: '31',
      count: 90,
      asked: [2, 1],
    });
    expect(await read(2, rows(1, 50), rows(31, 60))).toMatchObject({ first: '31', count: 30, asked: [2, 1] });
  });

  it('also reads pages after it if newcomers have moved others down', async () => {
    // The review began at 51. Three people have applied since: 48 to 50 are on the second page now, before 51.
    const read1 = await read(1, rows(51, 100), rows(-2, 100), 1);
    expect(read1).toEqual({ first: '-2', last: '50', count: 53, asked: [1, 2] });
    // As many newcomers as a page holds.
    const read2 = await read(1, rows(51, 100), rows(-49, 100), 1);
    expect(read2).toEqual({ first: '-49', last: '50', count: 100, asked: [1, 2, 3] });
  });

  it('reads one page if it overlaps with what is known', async () => {
    expect(await read(2, rows(1, 60), rows(1, 120))).toMatchObject({ first: '51', count: 50, asked: [2] });
  });

  it('reads one page if nothing is known', async () => {
    expect(await read(3, [], rows(1, 200))).toMatchObject({ first: '101', count: 50, asked: [3] });
  });
});

describe('the previous page', () => {
  it('exists unless the first page is known', () => {
    expect(previousPage([chunk(3, 101, 150, 400)])).toBe(2);
    expect(previousPage([chunk(1, 1, 50, 400)])).toBeUndefined();
  });
});

describe('the queue', () => {
  it('holds each application once, in the order of the list', () => {
    const queue = toQueue([chunk(1, 1, 50, 120), chunk(1, 46, 95, 75)], { id: '1', position: 1 }, NOBODY);
    expect(queue.ids).toEqual(chunk(1, 1, 95, 0).ids);
    expect(queue).toMatchObject({ before: 0, total: 120 });
  });

  it('counts what comes before its first page', () => {
    expect(toQueue([chunk(3, 101, 150, 400)], { id: '101', position: 101 }, NOBODY).before).toBe(100);
  });

  it('keeps an application that has left the list in its place', () => {
    const { ids } = toQueue([chunk(1, 1, 10, 10)], { id: 'gone', position: 4 }, NOBODY);
    expect(ids.slice(2, 5)).toEqual(['3', 'gone', '4']);
    expect(toQueue([], { id: 'gone', position: 4 }, NOBODY).ids).toEqual(['gone']);
  });

  it('leaves out removed applications and their number', () => {
    const queue = toQueue([chunk(1, 1, 3, 3)], { id: '1', position: 1 }, new Set(['2']));
    expect(queue).toMatchObject({ ids: ['1', '3'], total: 2 });
  });
});

describe('the position in the address', () => {
  it('leaves out earlier applications that have left the list, so that a reload skips nobody', () => {
    const queue = toQueue([chunk(2, 51, 60, 60)], { id: '51', position: 51 }, NOBODY);
    expect(livePosition(queue, '55', NOBODY)).toBe(55);
    expect(livePosition(queue, '55', new Set(['52', '53', '57']))).toBe(53);
  });
});
