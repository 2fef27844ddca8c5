import type {
  CreateParams,
  CreateResult,
  DeleteParams,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetOneParams,
  GetOneResult,
  Identifier,
  RaRecord,
  UpdateParams,
  UpdateResult,
} from 'react-admin';
import { toHttpError } from '../api-failure';
import { readTotal } from '../list-query';

/** The calls that react-admin may make for a resource; those that the API lacks are left out. */
export interface ResourceCalls {
  getList: (params: GetListParams) => Promise<GetListResult>;
  getOne?: (params: GetOneParams) => Promise<GetOneResult>;
  create?: (params: CreateParams) => Promise<CreateResult>;
  update?: (params: UpdateParams<RaRecord>) => Promise<UpdateResult>;
  delete?: (params: DeleteParams<RaRecord>) => Promise<DeleteResult>;
  /** In one transaction, where the API has that. */
  updateMany?: (ids: Identifier[], data: object) => Promise<void>;
  deleteMany?: (ids: Identifier[]) => Promise<void>;
  /** Whether the filter of the list may hold `ids`. */
  hasIds?: true;
  /** The list's filters by a record that rows belong to: name of the filter by field of the row. */
  references?: Record<string, string>;
}

interface ApiResult<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** A change that has no response after this time is given up. */
const LONGEST_CHANGE_MS = 30_000;

/**
 * Options of a change that is sent even if the tab closes meanwhile. It holds up the changes behind it for a limited
 * time, also on a connection that no longer works.
 */
export const toItsEnd = () => ({ keepalive: true, signal: AbortSignal.timeout(LONGEST_CHANGE_MS) });

/** The data of a successful response; any other is thrown as the error react-admin understands. */
export function unwrap<Data>({ data, error, response }: ApiResult<Data>): Data {
  if (!response.ok) throw toHttpError(response.status, error);
  return data as Data;
}

/** Options of a call about one record. */
export const pathOf = (id: unknown) => ({ params: { path: { id: String(id) } } });

/** Options of a call about one record whose id is a number. */
export const numberedPathOf = (id: unknown) => ({ params: { path: { id: Number(id) } } });

/** A page of a list, with how many there are in all. */
export function unwrapList<Data extends RaRecord>(result: ApiResult<Data[]>): GetListResult<Data> {
  const found: unknown = unwrap(result);
  // A response that is no list counts as an empty one (docs/requirements/api.md#a-1).
  const data = Array.isArray(found) ? (found as Data[]) : [];
  const { total, isTotalCapped } = readTotal(result.response.headers, data.length);
  return { data, total, meta: { isTotalCapped } };
}
