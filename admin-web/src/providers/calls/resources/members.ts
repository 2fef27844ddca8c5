import { GENDERS, NIGERIAN_STATES } from '@smash/contract';
import type { UpdateMember } from '@smash/contract/client';
import { api } from '../../api-client';
import { filterOf, oneOf, toListQuery } from '../../list-query';
import { pathOf, type ResourceCalls, unwrap, unwrapList } from '../resource-calls';

const SORTABLE = ['sname', 'created_at'] as const;
const STATUSES = ['confirmed', 'unconfirmed', 'suspended'] as const;

/** Members sign up themselves; the portal corrects their data, and deletes members. */
export const members: ResourceCalls = {
  hasIds: true,
  async getList(params) {
    const status = oneOf(STATUSES, filterOf(params)['status']);
    const query = { ...toListQuery(params, SORTABLE), status };
    return unwrapList(await api.GET('/api/members/', { params: { query } }));
  },

  async getOne({ id }) {
    return { data: unwrap(await api.GET('/api/members/{id}', pathOf(id))) };
  },

  async update({ id, data }) {
    return { data: unwrap(await api.PUT('/api/members/{id}', { ...pathOf(id), body: toBody(data) })) };
  },

  async delete({ id }) {
    unwrap(await api.DELETE('/api/members/{id}', pathOf(id)));
    return { data: { id } };
  },
};

/** What the form of a member holds. */
type MemberFormValues = Partial<Record<Exclude<keyof UpdateMember, 'version'>, string | null>> & {
  version?: number;
};

function toBody(data: Record<string, unknown>): UpdateMember {
  const { title, fname, mname, sname, gender, phone, address, state_of_resident, version } =
    data as unknown as MemberFormValues;
  const state = oneOf(NIGERIAN_STATES, state_of_resident);
  return {
    title: title ?? '',
    fname: fname ?? '',
    mname: mname ?? '',
    sname: sname ?? '',
    gender: oneOf(GENDERS, gender) ?? GENDERS[2],
    phone: phone ?? '',
    address: address ?? '',
    ...(state && { state_of_resident: state }),
    ...(version !== undefined && { version }),
  };
}
