import type { DataProvider, RaRecord, UpdateParams } from 'react-admin';
import * as calls from './calls';
import type { ResourceCalls } from './calls/resource-calls';
import { callsOf } from './calls/resources';
import { listPage } from './list-page';
import { manyCalls, untyped } from './many';

/**
 * Everything the portal asks of the API: react-admin's own methods, and beyond them what each file of `calls/` exports.
 * Call those through `usePortalDataProvider()`, which ends the session on a 401.
 */
export const dataProvider = {
  getList: (resource, params) => untyped(listPage(callsOf(resource).getList, params)),
  getOne: (resource, params) => untyped(supported(resource, 'getOne')(params)),
  create: (resource, params) => untyped(supported(resource, 'create')(params)),
  update: (resource, params) => untyped(supported(resource, 'update')(params as UpdateParams<RaRecord>)),
  delete: (resource, params) => untyped(supported(resource, 'delete')(params)),
  ...manyCalls(callsOf),
  ...calls,
} satisfies DataProvider;

export type PortalDataProvider = typeof dataProvider & DataProvider;

function supported<Method extends keyof ResourceCalls>(resource: string, method: Method) {
  const call = callsOf(resource)[method];
  if (!call) throw new Error(`The API has no ${method} for ${resource}`);
  return call;
}
