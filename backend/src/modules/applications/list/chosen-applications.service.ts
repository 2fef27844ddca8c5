import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@smash/contract';
import { DataSource } from 'typeorm';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { jobsOfBrand } from '../../jobs/index.js';
import { CvIndex } from '../cv-search/cv-index.js';
import { assigneeBefore, isOwnStatus, seenAfter, statusBefore, wasListed } from './as-seen.js';
import { toConditions } from './application-list.js';
import type { ChosenApplicationsDto } from './chosen-applications.dto.js';

/** A chosen application as the screen showed it. */
export interface ChosenApplication {
  id: string;
  /** Status before others changed it after the list was read. */
  status: ApplicationStatus;
  /** Assignee before others changed it after the list was read; null for none. */
  assigneeId: string | null;
}

/** What the screen showed. */
interface AsSeen {
  /** When the list was read: a filter leaves out applications that arrived, or were moved into it, later. */
  at?: Date | undefined;
  /** The status shown, by application id, when applications are named. */
  statuses?: ReadonlyMap<string, ApplicationStatus> | undefined;
}

/** Finds the applications that somebody names, or all that match a filter. */
@Injectable()
export class ChosenApplications {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cvs: CvIndex,
  ) {}

  /**
   * The chosen applications that exist and are not removed.
   * @param readerId account whose list it is
   * @throws ValidationException unless either ids or filter is given
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
