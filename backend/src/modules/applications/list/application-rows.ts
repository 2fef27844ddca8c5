import type { ApplicationStatus } from '@smash/contract';
import { type EntityManager, In, IsNull } from 'typeorm';
import { ApplicationNotFoundException } from '../applications.errors.js';
import { Application } from '../entities/application.entity.js';

/** In SQL, when application `a` arrived: for an imported one, the time in its id, as `applied_at` is an earlier day. */
export const ARRIVED_AT = `CASE a.source WHEN 'import'
  THEN to_timestamp(('x' || translate(left(a.id::text, 13), '-', ''))::bit(48)::bigint / 1000.0) ELSE a.applied_at END`;

/** The least id of what comes to the house at a moment or later: the primary key has such ids together. */
export function firstIdAt(moment: Date): string {
  const digits = Math.max(moment.getTime(), 0).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

/** In SQL, whether the applicant of `a` sent a newer version rather than withdrawing it: that may be erased since. */
export const IS_REPLACED = `(a.withdrawn_at IS NOT NULL AND EXISTS (SELECT FROM application_events r
  WHERE r.application_id = a.id AND r.type = 'replaced'))`;

export interface LockedApplication {
  id: string;
  jobId: number;
  status: ApplicationStatus;
  stageId: string | null;
  assigneeId: string | null;
  withdrawnAt: Date | null;
  replacedBy: string | null;
}

/**
 * Locks the applications that exist and are not removed, against other changes, until the transaction ends. Always in
 * the order of their ids, so that two changes of many cannot deadlock.
 */
export async function lockVisible(manager: EntityManager, ids: string[]): Promise<LockedApplication[]> {
  return manager.find(Application, {
    select: {
      id: true,
      jobId: true,
      status: true,
      stageId: true,
      assigneeId: true,
      withdrawnAt: true,
      replacedBy: true,
    },
    where: { id: In(ids), removedAt: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

/** Locks one application. @throws ApplicationNotFoundException also for a removed one */
export async function lockOne(manager: EntityManager, id: string): Promise<LockedApplication> {
  const [application] = await lockVisible(manager, [id]);
  if (!application) throw new ApplicationNotFoundException();
  return application;
}

/** Whether an application exists and is not removed. */
export const isVisible = (manager: EntityManager, id: string): Promise<boolean> =>
  manager.existsBy(Application, { id, removedAt: IsNull() });

/** Whether an application is in the caller's scope, removed or not. */
export const isInScope = (manager: EntityManager, id: string): Promise<boolean> =>
  manager.existsBy(Application, { id });

/** @throws ApplicationNotFoundException also for a removed one */
export async function assertVisible(manager: EntityManager, id: string): Promise<void> {
  if (!(await isVisible(manager, id))) throw new ApplicationNotFoundException();
}
