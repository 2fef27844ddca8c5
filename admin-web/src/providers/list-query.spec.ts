import { describe, expect, it } from '@jest/globals';
import { formatTotal, readTotal, toApplicationFilter, toChosenFilter, toListQuery } from './list-query';

const SORTABLE = ['applied_at', 'last_name'] as const;

describe('toListQuery', () => {
  it('names page, order and search as the API does', () => {
    const params = {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'last_name', order: 'ASC' as const },
      filter: { search: '  Ada ' },
    };
    expect(toListQuery(params, SORTABLE)).toEqual({
      page: 3,
      per_page: 25,
      sort: 'last_name',
      order: 'asc',
      search: 'Ada',
    });
  });

  it('leaves out an unknown order and a blank search', () => {
    const params = {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id; drop table', order: 'DESC' as const },
      filter: { search: '   ' },
    };
    expect(toListQuery(params, SORTABLE)).toEqual({ page: 1, per_page: 10 });
  });

  it('never asks for more rows than the server returns', () => {
    expect(toListQuery({ pagination: { page: 1, perPage: 5000 }, filter: {} }, SORTABLE).per_page).toBe(200);
  });

  it('ignores a search in the address that is not text', () => {
    expect(toListQuery({ filter: { search: { $ne: 1 } } }, SORTABLE)).not.toHaveProperty('search');
  });
});

describe('toApplicationFilter', () => {
  const plain = { withdrawn: 'no' };
  it.each([
    [
      { status: 'pending', date: 'today' },
      { ...plain, status: 'pending', applied: 'today' },
    ],
    [
      { status: 'reviewed', date: 'month' },
      { ...plain, status: 'reviewed', applied: 'month' },
    ],
    [{ brand: 'owenas' }, { ...plain, brand: 'owenas' }],
    [{ brand: 'nobody' }, plain],
    [{ date: 'latest' }, plain],
    [{ status: 'unknown', date: 'oldest' }, plain],
    [{ withdrawn: 'yes' }, { withdrawn: 'yes' }],
    [{ talent_pool: 'yes' }, { ...plain, talent_pool: 'yes' }],
    [{ talent_pool: 'no' }, plain],
    [{ channel: 'job-fair' }, { ...plain, channel: 'job-fair' }],
    [{ channel: 'no channel' }, plain],
    [{ ids: ['a'] }, { withdrawn: undefined }],
    [{ applied_before: 'yes' }, { applied_before: 'yes', withdrawn: 'no' }],
    [{ withdrawn: 'all' }, {}],
    [{ withdrawn: 'maybe' }, plain],
    [
      { since: '2026-11-24T09:00:00.000Z', waiting_days: '7' },
      { ...plain, since: '2026-11-24T09:00:00.000Z', waiting_days: 7 },
    ],
    [{ new_since: '2026-11-24T09:00:00.000Z' }, { ...plain, new_since: '2026-11-24T09:00:00.000Z' }],
    [{ since: 'yesterday', new_since: 'yesterday', waiting_days: '-1' }, plain],
    [{ rating_min: '3' }, { ...plain, rating_min: 3 }],
    [{ rating_min: '3.5' }, plain],
    [undefined, plain],
  ])('maps %j to %j', (filter, expected) => {
    expect(toApplicationFilter(filter)).toEqual(expected);
  });
});

describe('toChosenFilter', () => {
  it('has the search and the job beside the filters, and the permanent filter wins', () => {
    expect(toChosenFilter({ status: 'pending', search: ' ada ', job_id: '3' }, { job_id: '7' })).toEqual({
      status: 'pending',
      withdrawn: 'no',
      search: 'ada',
      job_id: 7,
    });
  });
});

describe('readTotal and formatTotal', () => {
  it.each([
    [{ 'X-Total-Count': '1204' }, '1,204'],
    [{ 'X-Total-Count': '10000', 'X-Total-Count-Capped': 'true' }, '10,000+'],
    [{ 'X-Total-Count': '0' }, '0'],
    [{}, '7'],
    [{ 'X-Total-Count': 'many' }, '7'],
  ])('reads %j over seven rows as %s', (headers: Record<string, string>, expected) => {
    const { total, isTotalCapped } = readTotal(new Headers(headers), 7);
    expect(formatTotal(total, isTotalCapped)).toBe(expected);
  });
});
