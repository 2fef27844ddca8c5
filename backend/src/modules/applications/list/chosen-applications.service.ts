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
    if (ids && !filter) {
      return this.dataSource.query<ChosenApplication[]>(
        'SELECT id, status, assignee_id AS "assigneeId" FROM applications WHERE id = ANY($1) AND removed_at IS NULL',
        [ids],
      );
    }
    if (!filter || ids) throw ValidationException.at(['body', 'ids'], 'Either ids or filter is expected');
    const { sql, parameters } = toConditions(filter, { now: new Date(), cvs: this.cvs, readerId });
    return this.dataSource.query<ChosenApplication[]>(
      `SELECT a.id, a.status, a.assignee_id AS "assigneeId" FROM applications a ${sql} AND ${ARRIVED_AT} <= coalesce($${parameters.length + 1}::timestamptz, now())`,
      [...parameters, seenAt],
    );
  }
}
