import { NIGERIAN_STATES } from '@smash/contract';
import type { SaveZone } from '@smash/contract/client';
import { api } from '../../api-client';
import { oneOf, toNumberedQuery } from '../../list-query';
import { numberedPathOf, type ResourceCalls, unwrap, unwrapList } from '../resource-calls';

const SORTABLE = ['name', 'created_at', 'updated_at'] as const;

/** What the form of a zone holds. */
interface ZoneFormValues {
  name?: string | null;
  states?: string[] | null;
  version?: number;
}

export const zones: ResourceCalls = {
  hasIds: true,
  async getList(params) {
    return unwrapList(await api.GET('/api/zones/', { params: { query: toNumberedQuery(params, SORTABLE) } }));
  },

  async getOne({ id }) {
    return { data: unwrap(await api.GET('/api/zones/{id}', numberedPathOf(id))) };
  },

  async create({ data }) {
    return { data: unwrap(await api.POST('/api/zones/', { body: toBody(data) })) };
  },

  async update({ id, data }) {
    const values = data as ZoneFormValues;
    const body = { ...toBody(values), version: values.version };
    return { data: unwrap(await api.PUT('/api/zones/{id}', { ...numberedPathOf(id), body })) };
  },

  async delete({ id }) {
    unwrap(await api.DELETE('/api/zones/{id}', numberedPathOf(id)));
    return { data: { id } };
  },
};

function toBody({ name, states }: ZoneFormValues): SaveZone {
  return {
    name: name ?? '',
    states: (states ?? []).flatMap((state) => oneOf(NIGERIAN_STATES, state) ?? []),
  };
}
