import type { MemberSecrets } from '@smash/contract/client';
import { api } from '../api-client';
import { filterOf, oneOf, readTotal, toListQuery } from '../list-query';
import { type ResourceCalls, unwrap } from './resource-calls';

const SORTABLE = ['sname', 'created_at'] as const;
const STATUSES = ['confirmed', 'unconfirmed'] as const;

const pathOf = (id: unknown) => ({ params: { path: { id: String(id) } } });

/** Members sign up themselves: the portal looks at them and changes nothing. */
export const members: ResourceCalls = {
  async getList(params) {
    const status = oneOf(STATUSES, filterOf(params)['status']);
    const query = { ...toListQuery(params, SORTABLE), status };
    const answer = await api.GET('/api/members/', { params: { query } });
    const data = unwrap(answer);
    const { total, isTotalCapped } = readTotal(answer.response.headers, data.length);
    return { data, total, meta: { isTotalCapped } };
  },

  async getOne({ id }) {
    return { data: unwrap(await api.GET('/api/members/{id}', pathOf(id))) };
  },
};

/** Identity number and next of kin in the clear; the server keeps who asked. */
export async function revealMember(id: string): Promise<MemberSecrets> {
  return unwrap(await api.POST('/api/members/{id}/reveal', pathOf(id)));
}
