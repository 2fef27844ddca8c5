import { MAIL_STATUSES } from '@smash/contract';
import type { Mail } from '@smash/contract/client';
import { api } from '../api-client';
import { filterOf, oneOf, toListQuery } from '../list-query';
import { type ResourceCalls, unwrap, unwrapList } from './resource-calls';

export const mail: ResourceCalls = {
  hasIds: true,
  /** Those that were given up come first. */
  async getList(params) {
    const status = oneOf(MAIL_STATUSES, filterOf(params)['status']);
    const query = { ...toListQuery(params, ['created_at']), status };
    return unwrapList(await api.GET('/api/mail', { params: { query } }));
  },
};

/** Gives a mail that was given up another round of attempts. */
export async function retryMail(id: string): Promise<Mail> {
  return unwrap(await api.POST('/api/mail/{id}/retry', { params: { path: { id } } }));
}
