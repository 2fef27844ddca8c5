import type { ApplicationStatus } from '@smash/contract';
import type { Board, BoardColumn } from '@smash/contract/client';
import { api } from '../api-client';
import { numberedPathOf, pathOf, toItsEnd, unwrap } from './resource-calls';

/** Where an application stands: a status, and while it is reviewed perhaps a stage. */
export interface Place {
  status: ApplicationStatus;
  stage_id: string | null;
}

export interface Move {
  id: string;
  /** Where the person saw it; when it stands elsewhere by now, the move is refused. */
  from: Place;
  to: Place;
  /** Whether the move undoes the latest one. */
  isUndo?: boolean;
}

export async function readBoard(jobId: number): Promise<Board> {
  return unwrap(await api.GET('/api/jobs/{id}/board', numberedPathOf(jobId)));
}

/** The cards of a column after a given one. */
export async function readBoardColumn(
  jobId: number,
  { status, stage_id }: Place,
  after: string | undefined,
): Promise<BoardColumn> {
  const query = { status, stage: stage_id ?? undefined, after };
  return unwrap(await api.GET('/api/jobs/{id}/board/column', { params: { path: { id: jobId }, query } }));
}

/** Moves an application to another place. From a decision into a stage it becomes reviewed first. */
export async function moveApplication({ id, from, to, isUndo }: Move): Promise<void> {
  const at = pathOf(id);
  const isDecided = from.status === 'accepted' || from.status === 'rejected';
  let seen = from.stage_id;
  let now = seen;
  if (to.status !== from.status && (isDecided || to.stage_id === null)) {
    const body = { status: to.status, seen_status: from.status, is_undo: isUndo };
    const changed = unwrap(await api.PUT('/api/applications/{id}/status', { ...at, body, ...toItsEnd() }));
    now = changed.stage?.id ?? null;
    // An undo may have brought a stage back; any other change leaves none, unless somebody else was quicker.
    seen = isUndo ? now : null;
  }
  if (to.status !== 'reviewed' || now === to.stage_id) return;
  const body = { stage_id: to.stage_id, seen };
  unwrap(await api.PUT('/api/applications/{id}/stage', { ...at, body, ...toItsEnd() }));
}
