import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { keptListOf, readAt } from './application-cache';
import { queryClient } from './query-client';

afterEach(() => {
  jest.useRealTimers();
  queryClient.clear();
});

const client = new QueryClient();
client.setQueryData(['applications', 'getList', { pagination: { page: 1, perPage: 25 } }], {
  data: [
    { id: '1', job_id: 7, applied_at: '2026-11-01T08:00:00Z' },
    { id: '2', job_id: 7, applied_at: '2026-11-02T08:00:00Z' },
    { id: '3', job_id: 8, applied_at: '2026-11-03T08:00:00Z' },
  ],
  total: 3,
});
const failed = (status: number) => new HttpError('x', status);

it.each([404, 500, 503])('a list that failed with %d is made of what was loaded, newest first', (status) => {
  expect(keptListOf(7, client, failed(status)).data.map(({ id }) => id)).toEqual(['2', '1']);
});

it.each([401, 403])('one that was refused with %d is not', (status) => {
  expect(() => keptListOf(7, client, failed(status))).toThrow(HttpError);
});

it('where nothing of the job was loaded, the failure stays', () => {
  expect(() => keptListOf(9, client, failed(500))).toThrow(HttpError);
});

it('what was read is as old as its request, also where copies of it were put down or changed later', async () => {
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

  queryClient.setQueryData(['applications', 'getOne', { id: '2' }], { id: '2' });
  expect(readAt(queryClient, ['2'])).toBe(1_500);
});
