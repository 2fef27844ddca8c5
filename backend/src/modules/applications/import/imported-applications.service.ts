import { Injectable } from '@nestjs/common';
import { type CalendarDate, lagosDate } from '@smash/contract';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { presentTime } from '../../../platform/statements/present-time.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { toColumns } from '../apply/application-columns.js';
import { findPeople } from '../people/identity.js';
import { toE164 } from '../people/phone-number.js';
import { makeReference, normalReference } from '../apply/reference.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { HiringMetrics } from '../metrics/hiring-metrics.service.js';
import { type ApplicationRow, type CheckedRow, checkApplicationRow } from './application-row.js';

export type { ApplicationRow };

type Check = (cells: Partial<Record<string, string>>) => CheckedRow<ApplicationRow>;

/** Imports applications: by the rules of the form, without consent, files and mails. */
@Injectable()
export class ImportedApplications {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly history: ApplicationHistory,
    private readonly metrics: HiringMetrics,
  ) {}

  /** Makes a function that checks rows against the present jobs. Closed jobs take imported applications too. */
  async checker(jobId: number | undefined): Promise<Check> {
    const context = { jobId, jobs: await this.jobs.listTitles(), now: new Date() };
    return (cells) => checkApplicationRow(cells, context);
  }

  /** Writes rows in the caller's transaction. @returns the applications' ids, in the same order */
  async write(
    manager: EntityManager,
    actorId: string | null,
    importId: string,
    rows: readonly ApplicationRow[],
  ): Promise<string[]> {
    const now = await presentTime(manager);
    const columns = rows.map(({ jobId, answers, coverLetter, appliedOn }, index) => {
      const application = {
        // The id holds the time of the import.
        id: uuidv7({ msecs: now.getTime(), seq: index }),
        reference: makeReference(),
        status: 'pending' as const,
        job_id: jobId,
        job_title: '',
        applied_at: instantOf(appliedOn, now),
      };
      return {
        ...toColumns(application, { ...answers, cover_letter: coverLetter }),
        source: 'import' as const,
      };
    });
    const people = await findPeople(manager, columns);
    await manager.insert(
      Application,
      columns.map((row, index) => ({ ...row, personId: people[index] ?? row.id })),
    );
    const ids = columns.map(({ id }) => id);
    const entries = ids.map((applicationId) => ({
      applicationId,
      type: 'imported' as const,
      data: { import: importId },
    }));
    await this.history.record(manager, actorId, entries);
    this.metrics.taken(manager, 'import', ids.length);
    return ids;
  }

  /**
   * What identifies a row: its content with the telephone number in E.164, since spreadsheets take the zero off; then, as
   * earlier releases kept it, as it was written, and with the zero. The reference is no content.
   */
  contentsOf({ jobId, answers, coverLetter, appliedOn }: ApplicationRow): [unknown, ...unknown[]] {
    const phone = toE164(answers.phone) ?? answers.phone;
    const spellings = [phone, answers.phone, phone.replace(/^\+234/, '0')];
    return spellings.map((each) => ({
      jobId,
      answers: { ...answers, phone: each },
      coverLetter,
      appliedOn,
    })) as [unknown, ...unknown[]];
  }

  /**
   * Those of the rows whose application is here: for the same job and of the same reference, and of the same day of birth,
   * or of the same address and a same name, in case somebody wrote another person into a copied row.
   */
  async findPresent(rows: readonly ApplicationRow[]): Promise<Set<ApplicationRow>> {
    const given = rows.filter(({ reference }) => reference !== '');
    if (given.length === 0) return new Set();
    const found = await this.dataSource.manager.find(Application, {
      select: { reference: true, jobId: true, email: true, dob: true, firstName: true, lastName: true },
      where: { reference: In(given.map(({ reference }) => normalReference(reference))), removedAt: IsNull() },
    });
    const byReference = new Map(found.map((application) => [application.reference, application]));
    const isPresent = ({ reference, jobId, answers }: ApplicationRow) => {
      const known = byReference.get(normalReference(reference));
      if (known?.jobId !== jobId) return false;
      const hasName = known.firstName === answers.first_name || known.lastName === answers.last_name;
      const isAddress = known.email.toLowerCase() === answers.email.toLowerCase();
      return known.dob === answers.dob || (isAddress && hasName);
    };
    return new Set(given.filter(isPresent));
  }

  /** References of applications by id; erased applications are missing. */
  async references(ids: string[]): Promise<Map<string, string>> {
    const rows = await this.dataSource.manager.find(Application, {
      select: { id: true, reference: true },
      where: { id: In(ids) },
    });
    return new Map(rows.map(({ id, reference }) => [id, reference]));
  }
}

/**
 * The instant for a day without a time: its noon in Lagos, which is the same day in most of the world; for today, whose
 * noon may be to come, now.
 */
function instantOf(day: CalendarDate | null, now: Date): string {
  return day === null || day === lagosDate(now) ? now.toISOString() : `${day}T12:00:00+01:00`;
}
