import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@smash/contract';
import { DataSource } from 'typeorm';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { CvIndex } from '../cv-search/cv-index.js';
import { ARRIVED_AT } from './application-rows.js';
import { toConditions } from './application-list.js';
import type { ChosenApplicationsDto } from './chosen-applications.dto.js';

/** An application as it was chosen. */
export interface ChosenApplication {
  id: string;
  /** Before what others changed after the list was on the screen. */
  status: ApplicationStatus;
  assigneeId: string | null;
}

/** The applications that somebody names, or all that match. */
@Injectable()
export class ChosenApplications {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cvs: CvIndex,
  ) {}

  /**
   * Those of them that are there.
   * @param readerId whose list it is
   * @param seenAt when the list was on the screen: nobody who came later is among those that match
   */
  async find(
    readerId: string,
    { ids, filter }: ChosenApplicationsDto,
    seenAt?: Date,
  ): Promise<ChosenApplication[]> {
    if (Boolean(ids) === Boolean(filter))
      throw ValidationException.at(['body', 'ids'], 'Either ids or filter is expected');
    const { sql, parameters } = toConditions(filter ?? { ids }, {
      now: new Date(),
      cvs: this.cvs,
      readerId,
    });
    const seen = `coalesce($${parameters.length + 1}::timestamptz, now())`;
    const reader = `$${parameters.length + 2}::uuid`;
    const arrived = filter ? ` AND ${ARRIVED_AT} <= ${seen}` : '';
    return this.dataSource.query<ChosenApplication[]>(
      `SELECT a.id, coalesce(${statusBefore(seen, reader)}, a.status) AS status, a.assignee_id AS "assigneeId"
       FROM applications a ${sql}${arrived}`,
      [...parameters, seenAt, readerId],
    );
  }
}

/**
 * In SQL, the status of application `a` before what others have changed since an instant, and since the reader has
 * changed it; null where they have not.
 */
const statusBefore = (instant: string, reader: string) => `(
  SELECT e.data ->> 'from' FROM application_events e
  WHERE e.application_id = a.id AND e.type = 'status_changed' AND e.created_at > greatest(${instant}, (
    SELECT max(own.created_at) FROM application_events own
    WHERE own.application_id = a.id AND own.type = 'status_changed' AND own.actor_id = ${reader}))
  ORDER BY e.id LIMIT 1)`;
