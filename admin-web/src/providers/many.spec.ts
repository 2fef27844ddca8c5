import { describe, expect, it, jest } from '@jest/globals';
import type { ResourceCalls } from './calls/resource-calls';
import { manyCalls } from './many';

const rows = (ids: unknown[]) => ids.map((id) => ({ id, title: `Row ${String(id)}`, version: 3 }));
const getList = jest.fn<ResourceCalls['getList']>(({ filter }) => {
  const { ids = [] } = filter as { ids?: unknown[] };
  return Promise.resolve({ data: rows(ids), total: ids.length } as never);
});
const provider = (calls: Partial<ResourceCalls>) => manyCalls(() => ({ getList, ...calls }));

describe('many records', () => {
  it('are read a hundred at a time', async () => {
    getList.mockClear();
    const ids = Array.from({ length: 101 }, (_, index) => index + 1);
    const { data } = await provider({ hasIds: true }).getMany('zones', { ids });
    expect(data.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(getList.mock.calls.map(([{ filter, pagination }]) => [filter as unknown, pagination])).toEqual([
      [{ ids: ids.slice(0, 100) }, { page: 1, perPage: 100 }],
      [{ ids: [101] }, { page: 1, perPage: 1 }],
    ]);
    await expect(provider({}).getMany('audit', { ids })).rejects.toThrow('no list by ids');
  });

  it('of a reference are read as a list with its filter', async () => {
    getList.mockClear();
    const params = {
      target: 'zone_id',
      id: 7,
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'title', order: 'ASC' as const },
    };
    const calls = provider({ references: { zone_id: 'zone' } });
    await calls.getManyReference('messages', { ...params, filter: { status: 'draft' } });
    expect(getList).toHaveBeenCalledWith({
      pagination: params.pagination,
      sort: params.sort,
      filter: { status: 'draft', zone: '7' },
    });
    await expect(
      calls.getManyReference('messages', { ...params, target: 'author', filter: {} }),
    ).rejects.toThrow('no list by author');
  });

  it('are changed one by one with all their values, or at once if the API can', async () => {
    const update = jest.fn<NonNullable<ResourceCalls['update']>>(({ id }) =>
      Promise.resolve({ data: { id } } as never),
    );
    const getOne = ({ id }: { id: unknown }) => Promise.resolve({ data: rows([id])[0] } as never);
    const params = { ids: [1, 2], data: { title: 'New' } };
    expect(await provider({ getOne, update }).updateMany('zones', params)).toEqual({ data: [1, 2] });
    expect(update.mock.calls.map(([{ id, data }]) => [id, data])).toEqual([
      [1, { id: 1, title: 'New', version: 3 }],
      [2, { id: 2, title: 'New', version: 3 }],
    ]);
    const updateMany = jest.fn<NonNullable<ResourceCalls['updateMany']>>(() => Promise.resolve());
    await provider({ getOne, update, updateMany }).updateMany('applications', params);
    expect(updateMany).toHaveBeenCalledWith([1, 2], { title: 'New' });
    expect(update).toHaveBeenCalledTimes(2);
    await expect(provider({}).updateMany('purchases', params)).rejects.toThrow('no update');
  });

  it('are deleted one by one, or at once if the API can', async () => {
    const deleteOne = jest.fn<NonNullable<ResourceCalls['delete']>>(({ id }) =>
      Promise.resolve({ data: { id } } as never),
    );
    expect(await provider({ delete: deleteOne }).deleteMany('zones', { ids: [1, 2] })).toEqual({
      data: [1, 2],
    });
    expect(deleteOne.mock.calls).toEqual([[{ id: 1 }], [{ id: 2 }]]);
    const deleteMany = jest.fn<NonNullable<ResourceCalls['deleteMany']>>(() => Promise.resolve());
    await provider({ deleteMany }).deleteMany('applications', { ids: ['a'] });
    expect(deleteMany).toHaveBeenCalledWith(['a']);
    await expect(provider({}).deleteMany('mail', { ids: [1] })).rejects.toThrow('no delete');
  });
});
