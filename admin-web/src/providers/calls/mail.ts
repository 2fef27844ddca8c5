import { MAIL_STATUSES } from '@smash/contract';
import type { Mail } from '@smash/contract/client';
import { api } from '../api-client';
import { filterOf, oneOf, readTotal, toListQuery } from '../list-query';
import { type ResourceCalls, unwrap } from './resource-calls';

export const mail: ResourceCalls = {
  /** Those that were given up come first. */
  async getList(params) {
    const status = oneOf(MAIL_STATUSES, filterOf(params)['status']);
    const query = { ...toListQuery(params, ['created_at']), status };
    const result = await api.GET('/api/mail', { params: { query } });
    const data = unwrap(result);
    const { total, isTotalCapped } = readTotal(result.response.headers, data.length);
    return { data, total, meta: { isTotalCapped } };
  },
};

/** Gives a mail that was given up another round of attempts. */
export async function retryMail(id: string): Promise<Mail> {
  return unwrap(await api.POST('/api/mail/{id}/retry', { params: { path: { id } } }));
}
