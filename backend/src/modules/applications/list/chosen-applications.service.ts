import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@smash/contract';
import { DataSource } from 'typeorm';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { jobsOfBrand } from '../../jobs/index.js';
import { CvIndex } from '../cv-search/cv-index.js';
import { assigneeBefore, isOwnStatus, seenAfter, statusBefore, wasListed } from './as-seen.js';
import { toConditions } from './application-list.js';
import type { ChosenApplicationsDto } from './chosen-applications.dto.js';

/** An application as it was chosen. */
export interface ChosenApplication {
  id: string;
  /** Before what others changed after the list was on the screen. */
  status: ApplicationStatus;
  /** Before that too. */
  assigneeId: string | null;
}

/** How they stood on the screen. */
interface AsSeen {
  /** When that was: nobody who came, or was moved, later is among those that match. */
  at?: Date | undefined;
  /** The status of each, by its id, where applications are named. */
  statuses?: ReadonlyMap<string, ApplicationStatus> | undefined;
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
   */
  async find(
    readerId: string,
    { ids, filter }: ChosenApplicationsDto,
    { at, statuses }: AsSeen = {},
  ): Promise<ChosenApplication[]> {
    if (Boolean(ids) === Boolean(filter))
      throw ValidationException.at(['body', 'ids'], 'Either ids or filter is expected');
    const { sql, parameters } = toConditions(filter ?? { ids }, {
      now: at ?? new Date(),
      cvs: this.cvs,
      readerId,
      jobIds: await jobsOfBrand(this.dataSource, filter?.brand),
    });
    const seen = seenAfter(parameters);
    const listed = filter ? ` AND ${wasListed(filter, seen)}` : '';
    const isOwnIn = statuses ? isOwnStatus(seen) : 'true';
    const found = await this.dataSource.query<(ChosenApplication & { isOwn: boolean })[]>(
      `SELECT a.id, coalesce(${statusBefore(seen)}, a.status) AS status, ${assigneeBefore(seen)} AS "assigneeId", ${isOwnIn} AS "isOwn"
       FROM applications a ${sql}${listed}`,
      [...parameters, at, readerId],
    );
    return found.map(({ id, status, assigneeId, isOwn }) => ({
      id,
      status: isOwn ? status : (statuses?.get(id) ?? status),
      assigneeId,
    }));
  }
}
