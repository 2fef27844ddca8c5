import type { SaveActivity } from '@smash/contract/client';
import { api } from '../../api-client';
import { filterOf, toNumberedQuery, toPlaceFilter } from '../../list-query';
import { numberedPathOf, type ResourceCalls, unwrap, unwrapList } from '../resource-calls';

const SORTABLE = ['title', 'happens_on', 'created_at', 'updated_at'] as const;

/** What the form of an activity holds. */
interface ActivityFormValues {
  title?: string | null;
  description?: string | null;
  zone_id?: number | null;
  happens_on?: string | null;
  version?: number;
}

export const activities: ResourceCalls = {
  hasIds: true,
  references: { zone_id: 'zone' },
  async getList(params) {
    const query = { ...toNumberedQuery(params, SORTABLE), ...toPlaceFilter(filterOf(params)) };
    return unwrapList(await api.GET('/api/activities/', { params: { query } }));
  },

  async getOne({ id }) {
    return { data: unwrap(await api.GET('/api/activities/{id}', numberedPathOf(id))) };
  },

  async create({ data }) {
    return { data: unwrap(await api.POST('/api/activities/', { body: toBody(data) })) };
  },

  async update({ id, data }) {
    const values = data as ActivityFormValues;
    const body = { ...toBody(values), version: values.version };
    return { data: unwrap(await api.PUT('/api/activities/{id}', { ...numberedPathOf(id), body })) };
  },

  async delete({ id }) {
    unwrap(await api.DELETE('/api/activities/{id}', numberedPathOf(id)));
    return { data: { id } };
  },
};

function toBody(values: ActivityFormValues): SaveActivity {
  return {
    title: values.title ?? '',
    description: values.description ?? '',
    zone_id: values.zone_id ?? null,
    happens_on: values.happens_on || null,
  };
}
