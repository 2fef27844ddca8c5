import { beforeEach, expect, it, jest } from '@jest/globals';
import type { GetListParams, GetListResult } from 'react-admin';
import { listPage } from './list-page';

const getList = jest.fn<(params: GetListParams) => Promise<GetListResult>>();
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const at = (page: number) => ({ filter: { search: 'ada' }, pagination: { page, perPage: 25 } });

beforeEach(() => void getList.mockReset());

it('a page that has become empty is replaced by the last page with rows', async () => {
  getList.mockResolvedValueOnce({ data: [], total: 60 }).mockResolvedValueOnce({ data: rows(10), total: 60 });
  expect(await listPage(getList, at(4))).toEqual({ data: rows(10), total: 60 });
  expect(getList.mock.calls).toEqual([[at(4)], [at(3)]]);
});

it.each([
  ['with rows', at(2), { data: rows(25), total: 60 }],
  ['of an empty list', at(2), { data: [], total: 0 }],
  ['that is the first', at(1), { data: [], total: 60 }],
])('a page %s is requested once', async (_, params, result) => {
  getList.mockResolvedValueOnce(result);
  expect(await listPage(getList, params)).toBe(result);
  expect(getList).toHaveBeenCalledTimes(1);
});
