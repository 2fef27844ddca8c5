import { PURCHASE_STATUSES } from '@smash/contract';
import type { SortPayload } from 'react-admin';
import { api } from '../api-client';
import { filterOf, oneOf, readTotal, toListQuery, toSearch, toSort } from '../list-query';
import { type ResourceCalls, unwrap } from './resource-calls';

const SORTABLE = ['created_at', 'paid_at', 'units'] as const;

const toStatus = (filter: Record<string, unknown>) => ({
  status: oneOf(PURCHASE_STATUSES, filter['status']),
});

export const purchases: ResourceCalls = {
  async getList(params) {
    const query = { ...toListQuery(params, SORTABLE), ...toStatus(filterOf(params)) };
    const answer = await api.GET('/api/purchases/', { params: { query } });
    const data = unwrap(answer);
    const { total, isTotalCapped } = readTotal(answer.response.headers, data.length);
    return { data, total, meta: { isTotalCapped } };
  },

  async getOne({ id }) {
    return { data: unwrap(await api.GET('/api/purchases/{id}', { params: { path: { id: String(id) } } })) };
  },
};

/** The purchases of a filter as a table. */
export async function exportPurchases({
  filter,
  sort,
}: {
  filter: Record<string, unknown>;
  sort: SortPayload;
}): Promise<Blob> {
  const query = { ...toStatus(filter), ...toSearch(filter), ...toSort(sort, SORTABLE) };
  return unwrap(await api.GET('/api/purchases/export', { params: { query }, parseAs: 'blob' }));
}
