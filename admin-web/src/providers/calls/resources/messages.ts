import type { Message, SaveMessage } from '@smash/contract/client';
import { api } from '../../api-client';
import { filterOf, oneOf, toNumberedQuery, toPlaceFilter } from '../../list-query';
import { numberedPathOf, type ResourceCalls, unwrap, unwrapList } from '../resource-calls';

const SORTABLE = ['title', 'published_at', 'created_at', 'updated_at'] as const;
const STATUSES = ['published', 'draft'] as const;

/** A message with the value of the form's box that publishes it. */
export interface MessageRecord extends Message {
  is_published: boolean;
}

/** What the form of a message holds. */
interface MessageFormValues {
  title?: string | null;
  body?: string | null;
  zone_id?: number | null;
  is_published?: boolean | null;
  version?: number;
}

export const messages: ResourceCalls = {
  hasIds: true,
  references: { zone_id: 'zone' },
  async getList(params) {
    const filter = filterOf(params);
    const status = oneOf(STATUSES, filter['status']);
    const query = { ...toNumberedQuery(params, SORTABLE), ...toPlaceFilter(filter), status };
    const page = unwrapList(await api.GET('/api/messages/', { params: { query } }));
    return { ...page, data: page.data.map(toRecord) };
  },

  async getOne({ id }) {
    return { data: toRecord(unwrap(await api.GET('/api/messages/{id}', numberedPathOf(id)))) };
  },

  async create({ data }) {
    return { data: toRecord(unwrap(await api.POST('/api/messages/', { body: toBody(data) }))) };
  },

  async update({ id, data }) {
    const values = data as MessageFormValues;
    const body = { ...toBody(values), version: values.version };
    return { data: toRecord(unwrap(await api.PUT('/api/messages/{id}', { ...numberedPathOf(id), body }))) };
  },

  async delete({ id }) {
    unwrap(await api.DELETE('/api/messages/{id}', numberedPathOf(id)));
    return { data: { id } };
  },
};

function toRecord(message: Message): MessageRecord {
  return { ...message, is_published: message.published_at !== null };
}

function toBody(values: MessageFormValues): SaveMessage {
  return {
    title: values.title ?? '',
    body: values.body ?? '',
    zone_id: values.zone_id ?? null,
    is_published: values.is_published ?? false,
  };
}
