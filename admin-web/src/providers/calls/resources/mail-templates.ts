import type { SaveMailTemplate } from '@smash/contract/client';
import { api } from '../../api-client';
import { toNumberedQuery } from '../../list-query';
import { numberedPathOf, type ResourceCalls, unwrap, unwrapList } from '../resource-calls';

/** What the form of a mail template holds. */
type TemplateFormValues = Partial<SaveMailTemplate> & { version?: number };

export const mailTemplates: ResourceCalls = {
  hasIds: true,
  async getList(params) {
    return unwrapList(
      await api.GET('/api/mail-templates/', { params: { query: toNumberedQuery(params, []) } }),
    );
  },

  async getOne({ id }) {
    return { data: unwrap(await api.GET('/api/mail-templates/{id}', numberedPathOf(id))) };
  },

  async create({ data }) {
    return { data: unwrap(await api.POST('/api/mail-templates/', { body: toBody(data) })) };
  },

  async update({ id, data }) {
    const values = data as TemplateFormValues;
    const body = { ...toBody(values), version: values.version };
    return { data: unwrap(await api.PUT('/api/mail-templates/{id}', { ...numberedPathOf(id), body })) };
  },

  async delete({ id }) {
    unwrap(await api.DELETE('/api/mail-templates/{id}', numberedPathOf(id)));
    return { data: { id } };
  },
};

function toBody({ name, subject, body, tells_status }: TemplateFormValues): SaveMailTemplate {
  // A select holds an empty text for no choice.
  return {
    name: name ?? '',
    subject: subject ?? '',
    body: body ?? '',
    tells_status: tells_status || undefined,
  };
}
