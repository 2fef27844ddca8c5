import type { DataProvider, RaRecord, UpdateParams } from 'react-admin';
import * as calls from './calls';
import type { ResourceCalls } from './calls/resource-calls';
import { callsOf } from './calls/resources';
import { manyCalls } from './many';

/** react-admin lets each caller name the record type it expects; the calls behind are typed by the contract. */
const asked = (result: Promise<unknown>) => result as Promise<never>;

/**
 * Everything the portal asks of the API: react-admin's own methods, and beyond them what each file of `calls/` exports.
 * Call those through `usePortalDataProvider()`, which ends the session on a 401.
 */
export const dataProvider = {
  getList: (resource, params) => asked(callsOf(resource).getList(params)),
  getOne: (resource, params) => asked(supported(resource, 'getOne')(params)),
  create: (resource, params) => asked(supported(resource, 'create')(params)),
  update: (resource, params) => asked(supported(resource, 'update')(params as UpdateParams<RaRecord>)),
  delete: (resource, params) => asked(supported(resource, 'delete')(params)),
  ...manyCalls(callsOf),
  ...calls,
} satisfies DataProvider;

export type PortalDataProvider = typeof dataProvider & DataProvider;

function supported<Method extends keyof ResourceCalls>(resource: string, method: Method) {
  const call = callsOf(resource)[method];
  if (!call) throw new Error(`The API has no ${method} for ${resource}`);
  return call;
}
