import type { SortPayload } from 'react-admin';
import type { Schemas } from '@smash/contract/client';
import { api } from '../api-client';
import { toChosenFilter, toSort } from '../list-query';
import { sortsOf } from './resources/applications';
import { unwrap } from './resource-calls';

/** Content of an export: the rows of a list as CSV, or all CVs of a job as a zip. */
export type ExportRequest =
  | { kind: 'csv'; jobId?: number | undefined; filter: Record<string, unknown>; sort: SortPayload }
  | { kind: 'cvs'; jobId: number };

/** A signed address that the browser downloads from without credentials; it stops working after some minutes. */
export async function requestExport(request: ExportRequest): Promise<Schemas['ExportLinkDto']> {
  const body =
    request.kind === 'cvs'
      ? { kind: request.kind, job_id: request.jobId }
      : {
          kind: request.kind,
          ...toChosenFilter(request.filter, request.jobId === undefined ? {} : { job_id: request.jobId }),
          ...toSort(request.sort, sortsOf(request.filter)),
        };
  const link = unwrap(await api.POST('/api/applications/exports', { body }));
  if (new URL(link.url, location.origin).origin !== location.origin) {
    throw new Error('The export points to another site');
  }
  return link;
}
