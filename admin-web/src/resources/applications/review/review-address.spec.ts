import { describe, expect, it } from '@jest/globals';
import { NEWEST_FIRST, readListAddress } from '../list/list-address';
import { listSearchAt, searchAt } from './review-address';

const FILTERED = '?filter=%7B%22status%22%3A%22pending%22%7D&order=ASC&page=2&perPage=50&sort=email';

describe('the address of a review', () => {
  it('holds filter, order and position', () => {
    expect(readListAddress(searchAt(FILTERED, 73))).toEqual({
      filter: { status: 'pending' },
      sort: { field: 'email', order: 'ASC' },
      perPage: 50,
      position: 73,
    });
  });

  it('starts at the page of the list if it has no position', () => {
    expect(readListAddress(FILTERED).position).toBe(51);
    expect(readListAddress('')).toEqual({
      filter: {},
      sort: NEWEST_FIRST,
      perPage: 25,
      position: undefined,
    });
  });

  it.each(['?filter=%7B', '?filter=3', '?filter=[1]', '?page=-1&perPage=0&position=x'])(
    'ignores %s',
    (search) => {
      expect(readListAddress(search)).toMatchObject({ filter: {}, perPage: 25, position: undefined });
    },
  );
});

describe('the way back to the list', () => {
  it('opens the page that holds the position', () => {
    const query = new URLSearchParams(listSearchAt(searchAt(FILTERED, 101), 101));
    expect(query.get('page')).toBe('3');
    expect(query.get('filter')).toBe('{"status":"pending"}');
    expect(query.has('position')).toBe(false);
  });

  it('adds nothing to a list without parameters', () => {
    expect(listSearchAt('?position=3', 3)).toBe('');
  });

  it('opens a later page of a list without parameters', () => {
    expect(new URLSearchParams(listSearchAt('?position=30', 30)).get('page')).toBe('2');
  });
});
