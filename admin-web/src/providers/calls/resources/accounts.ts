import type { Brand, Role } from '@smash/contract';
import type { Account } from '@smash/contract/client';
import { api } from '../../api-client';
import { filterOf, oneOf, toListQuery } from '../../list-query';
import { pathOf, type ResourceCalls, unwrap, unwrapList } from '../resource-calls';

/** Statuses of accounts; those that wait come first. */
export const ACCOUNT_STATUSES = ['pending', 'active', 'suspended'] as const;

export type AccountChange =
  | { status: 'active' | 'suspended'; role?: Role; brands?: Brand[] }
  | { role: Role }
  | { brands: Brand[] };

const seenOf = ({ status, role, brands }: Account) => ({ status, role, brands });

export const accounts: ResourceCalls = {
  hasIds: true,
  /** Accounts that wait for approval come first in every order. */
  async getList(params) {
    const status = oneOf(ACCOUNT_STATUSES, filterOf(params)['status']);
    const query = { ...toListQuery(params, []), ...(status && { status }) };
    return unwrapList(await api.GET('/api/accounts/', { params: { query } }));
  },

  /**
   * Changes the status of an account, with the role and the brands if they are given; or one of these two by itself.
   * Refused when another owner was faster.
   */
  async update({ id, data, previousData }) {
    const change = data as AccountChange;
    const seen = seenOf(previousData as Account);
    const at = pathOf(id);
    const body = { ...change, seen };
    if ('status' in body)
      return { data: unwrap(await api.PUT('/api/accounts/{id}/status', { ...at, body })) };
    if ('role' in body) return { data: unwrap(await api.PUT('/api/accounts/{id}/role', { ...at, body })) };
    return { data: unwrap(await api.PUT('/api/accounts/{id}/brands', { ...at, body })) };
  },

  async delete({ id }) {
    unwrap(await api.DELETE('/api/accounts/{id}', pathOf(id)));
    return { data: { id } };
  },
};
