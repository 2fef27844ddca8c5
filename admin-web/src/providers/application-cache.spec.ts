import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { type GetListParams, HttpError } from 'react-admin';
import { keptListOf, readAt } from './application-cache';
import { isKeptList } from './kept-list';
import { filterOf, toApplicationFilter, toListQuery } from './list-query';
import { queryClient } from './query-client';

afterEach(() => {
  jest.useRealTimers();
  queryClient.clear();
});

const rows = [
  {
    id: '1',
    job_id: 7,
    first_name: 'Ada',
    last_name: 'Obi',
    status: 'pending',
    applied_at: '2026-11-01T08:00:00Z',
    phone: '(415) 555-0132',
    phone_e164: null,
  },
  {
    id: '2',
    job_id: 7,
    first_name: 'Bọ́lá',
    last_name: 'Ade',
    status: 'rejected',
    applied_at: '2026-11-02T08:00:00Z',
    phone_e164: '+2348035550100',
  },
  {
    id: '3',
    job_id: 8,
    first_name: 'Chi',
    last_name: 'Eze',
    status: 'pending',
    applied_at: '2026-11-03T08:00:00Z',
  },
  {
    id: '4',
    job_id: 7,
    first_name: 'Dan',
    last_name: 'Musa',
    status: 'rejected',
    applied_at: '2026-11-04T08:00:00Z',
    phone_e164: '+2348035550101',
    withdrawn_at: '2026-11-05T08:00:00Z',
  },
];
const client = new QueryClient();
client.setQueryData(['applications', 'getList', { pagination: { page: 1, perPage: 25 } }], {
  data: rows,
  total: rows.length,
});
const failed = (status: number) => new HttpError('x', status);

function queryOf(filter: object = {}, params: Partial<GetListParams> = {}) {
  const asked = { pagination: { page: 1, perPage: 25 }, ...params, filter };
  return {
    ...toListQuery(asked, ['applied_at', 'last_name', 'status'] as const),
    ...toApplicationFilter(filterOf(asked)),
  };
}

/** The ids and the total of the kept list that replaces the failed list of a job. */
function keep(filter: object = {}, params: Partial<GetListParams> = {}, jobId = 7, status = 503) {
  const query = queryOf(filter, params);
  const { data, total } = keptListOf(jobId, query, client, failed(status));
  return [data.map(({ id }) => id).join(' '), total];
}

it.each([404, 500, 503])(
  'a list that failed with %d is made from loaded applications, newest first',
  (status) => {
    expect(keep({}, {}, 7, status)).toEqual(['2 1', 2]);
  },
);

it.each([
  [{ status: 'rejected' }, '2'],
  [{ status: 'rejected', withdrawn: 'all' }, '4 2'],
  [{ withdrawn: 'yes' }, '4'],
  [{ search: 'bola ADE' }, '2'],
  [{ search: ' obi ' }, '1'],
  [{ search: '0803 555' }, '2'],
  [{ search: '415 555' }, '1'],
])('a kept list holds only what matches the filter %j', (filter, ids) => {
  expect(keep(filter)[0]).toBe(ids);
});

it('a kept list holds only what matches the period', () => {
  jest.useFakeTimers({ now: new Date('2026-11-08T12:00:00Z') });
  expect(keep({ date: 'week' })[0]).toBe('2');
});

it.each([
  ['applied_at', 'ASC', '1 2'],
  ['last_name', 'ASC', '2 1'],
  ['status', 'DESC', '2 1'],
] as const)('a kept list is ordered by %s %s', (field, order, ids) => {
  expect(keep({}, { sort: { field, order } })[0]).toBe(ids);
});

it('a kept list orders applications of one status as the server does', () => {
  const withdrawn = { status: 'rejected', withdrawn: 'all' };
  expect(keep(withdrawn, { sort: { field: 'status', order: 'ASC' } })[0]).toBe('4 2');
  expect(keep(withdrawn, { sort: { field: 'status', order: 'DESC' } })[0]).toBe('2 4');
});

it('a kept list has the latest version of each application, and stays marked as kept', async () => {
  jest.useFakeTimers({ now: 1_000 });
  const [older] = rows;
  const listAt = (page: number) => ['applications', 'getList', { pagination: { page, perPage: 25 } }];
  const put = (page: number, status: string) =>
    queryClient.setQueryData(listAt(page), { data: [{ ...older, status }], meta: { isTotalCapped: false } });
  put(1, 'pending');
  put(2, 'pending');
  jest.setSystemTime(2_000);
  put(1, 'accepted');
  const list = keptListOf(7, queryOf(), queryClient, failed(503));
  expect(list.data).toMatchObject([{ status: 'accepted' }]);
  jest.setSystemTime(60_000);
  await queryClient.query({ queryKey: listAt(1), queryFn: () => Promise.resolve(list) });
  const kept = queryClient.getQueryData<{ meta: unknown }>(listAt(1));
  expect(isKeptList(kept?.meta)).toBe(true);
});

it('a kept list has the requested page size, and its last page if the page does not exist', () => {
  expect(keep({}, { pagination: { page: 2, perPage: 1 } })).toEqual(['1', 2]);
  // The pages before the one that was opened may never have been loaded.
  expect(keep({}, { pagination: { page: 9, perPage: 1 } })).toEqual(['1', 2]);
});

it.each([401, 403])('a list that was refused with %d is not replaced by a kept one', (status) => {
  expect(() => keep({}, {}, 7, status)).toThrow(HttpError);
});

it.each([{ cv: 'driver' }, { tag: '3' }, { status: 'accepted' }])(
  'a list that fails stays a failure if nothing loaded matches, or only the server can tell: %j',
  (filter) => {
    expect(() => keep(filter)).toThrow(HttpError);
  },
);

it('a list that fails stays a failure if nothing of the job was loaded', () => {
  expect(() => keep({}, {}, 9)).toThrow(HttpError);
});

it('data is as old as the request that read it, even if copies are stored or changed later', async () => {
  jest.useFakeTimers({ now: 1_000 });
  const list = ['applications', 'getList', {}];
  const slow = () => new Promise((resolve) => setTimeout(() => resolve({ data: [{ id: '1' }] }), 500));
  const reading = queryClient.query({ queryKey: list, queryFn: slow });
  await jest.advanceTimersByTimeAsync(500);
  await reading;
  queryClient.setQueryData(['applications', 'getOne', { id: '1' }], { id: '1' });
  queryClient.setQueryData(list, { data: [{ id: '1' }] });
  expect(readAt(queryClient, ['1'])).toBe(1_000);
  expect(readAt(queryClient, ['1', '2'])).toBeUndefined();

  await jest.advanceTimersByTimeAsync(500);
  const keptOf = () => Promise.resolve({ data: [{ id: '1' }], meta: { isKept: true } });
  await queryClient.query({ queryKey: list, queryFn: keptOf });
  expect(readAt(queryClient, ['1'])).toBe(1_000);

  queryClient.setQueryData(['applications', 'getOne', { id: '2' }], { id: '2' });
  expect(readAt(queryClient, ['2'])).toBe(2_000);
});
