import { MOST_IDS } from '@smash/contract';
import type {
  DataProvider,
  DeleteManyParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
} from 'react-admin';
import type { ResourceCalls } from './calls/resource-calls';

/** react-admin lets each caller name the record type it expects; the calls behind are typed by the contract. */
export const untyped = (result: Promise<unknown>) => result as Promise<never>;

/** react-admin's calls about many records, built from the calls that the API has for each resource. */
export function manyCalls(
  callsOf: (resource: string) => ResourceCalls,
): Pick<DataProvider, 'getMany' | 'getManyReference' | 'updateMany' | 'deleteMany'> {
  return {
    getMany: (resource, params) => untyped(getMany(callsOf(resource), params)),
    getManyReference: (resource, params) => untyped(getManyReference(callsOf(resource), params)),
    updateMany: (resource, params) => untyped(updateMany(callsOf(resource), params)),
    deleteMany: (resource, params) => untyped(deleteMany(callsOf(resource), params)),
  };
}

/** One request for as many ids as the API takes; missing records are left out. */
async function getMany({ getList, hasIds }: ResourceCalls, { ids }: GetManyParams) {
  if (!hasIds) throw new Error('The API has no list by ids for this');
  const pages = await Promise.all(
    portionsOf(ids, MOST_IDS).map((some) =>
      getList({ filter: { ids: some }, pagination: { page: 1, perPage: some.length } }),
    ),
  );
  return { data: pages.flatMap(({ data }) => data as RaRecord[]) };
}

async function getManyReference(
  { getList, references }: ResourceCalls,
  { target, id, filter, ...params }: GetManyReferenceParams,
): Promise<GetListResult> {
  const name = references?.[target];
  if (name === undefined) throw new Error(`The API has no list by ${target} for this`);
  return getList({ ...params, filter: { ...(filter as object), [name]: String(id) } });
}

/** In one request where the API has one for it; otherwise one after the other, each with all its present fields. */
async function updateMany(calls: ResourceCalls, { ids, data }: UpdateManyParams) {
  const { getOne, update, updateMany: updateAll } = calls;
  if (updateAll) await updateAll(ids, data as object);
  else if (!update) throw new Error('The API has no update for this');
  else {
    for (const id of ids) {
      const before = getOne ? ((await getOne({ id })).data as RaRecord) : { id };
      await update({ id, data: { ...before, ...(data as object) }, previousData: before });
    }
  }
  return { data: ids };
}

async function deleteMany(calls: ResourceCalls, { ids }: DeleteManyParams<RaRecord>) {
  const { delete: deleteOne, deleteMany: deleteAll } = calls;
  if (deleteAll) await deleteAll(ids);
  else if (!deleteOne) throw new Error('The API has no delete for this');
  else for (const id of ids) await deleteOne({ id });
  return { data: ids };
}

/** The ids in portions that one request takes. */
export function portionsOf<Id extends Identifier>(ids: readonly Id[], size: number): Id[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
    ids.slice(part * size, (part + 1) * size),
  );
}
