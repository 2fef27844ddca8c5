import { PURCHASE_STATUSES } from '@smash/contract';
import { api } from '../../api-client';
import { filterOf, oneOf, toListQuery } from '../../list-query';
import { pathOf, type ResourceCalls, unwrap, unwrapList } from '../resource-calls';

export const SORTABLE = ['created_at', 'paid_at', 'units'] as const;

export const toStatus = (filter: Record<string, unknown>) => ({
  status: oneOf(PURCHASE_STATUSES, filter['status']),
});

export const purchases: ResourceCalls = {
  hasIds: true,
  async getList(params) {
    const query = { ...toListQuery(params, SORTABLE), ...toStatus(filterOf(params)) };
    return unwrapList(await api.GET('/api/purchases/', { params: { query } }));
  },

  async getOne({ id }) {
    return { data: unwrap(await api.GET('/api/purchases/{id}', pathOf(id))) };
  },
};
