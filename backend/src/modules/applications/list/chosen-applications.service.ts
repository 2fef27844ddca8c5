import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@smash/contract';
import { DataSource } from 'typeorm';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { CvIndex } from '../cv-search/cv-index.js';
import { seenAfter, statusBefore, wasListed } from './as-seen.js';
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
   * @param seenAt when the list was on the screen: nobody who came, or was moved, later is among those that match
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
    const seen = seenAfter(parameters);
    const listed = filter ? ` AND ${wasListed(filter, seen)}` : '';
    return this.dataSource.query<ChosenApplication[]>(
      `SELECT a.id, coalesce(${statusBefore(seen)}, a.status) AS status, a.assignee_id AS "assigneeId"
       FROM applications a ${sql}${listed}`,
      [...parameters, seenAt, readerId],
    );
  }
}
