import { MAIL_STATUSES } from '@smash/contract';
import { api } from '../../api-client';
import { filterOf, oneOf, toListQuery } from '../../list-query';
import { type ResourceCalls, unwrapList } from '../resource-calls';

export const mail: ResourceCalls = {
  hasIds: true,
  /** Mails that were given up come first. */
  async getList(params) {
    const status = oneOf(MAIL_STATUSES, filterOf(params)['status']);
    const query = { ...toListQuery(params, ['created_at']), status };
    return unwrapList(await api.GET('/api/mail', { params: { query } }));
  },
};
