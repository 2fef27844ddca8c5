import { Injectable, Logger } from '@nestjs/common';
import { FILE_NAME_LIMIT } from '@smash/contract';
import type { Response } from 'express';
import { DataSource, In, IsNull } from 'typeorm';
import { PartUnavailableError } from '../../../platform/errors/part-unavailable.error.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { contentDisposition } from '../../../platform/files/index.js';
import { MailListService } from '../../../platform/mail/list/mail-list.service.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { ApplicationsService } from '../list/applications.service.js';
import type { ApplicationDto } from '../list/application.dto.js';
import { ApplicationFeatures } from '../features/application-features.service.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationFile } from '../entities/application-file.entity.js';
import { readWhole } from '../exports/read-whole.js';
import { safeNamePart } from '../exports/safe-name.js';
import { sendZip, type ZipEntry } from '../exports/send-zip.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { Replacements } from '../update/replacements.service.js';
import { CandidateService } from './candidate.service.js';

/**
 * What an applicant may download of their application: a JSON file and the files that were sent. The same for earlier
 * versions, in folders named by reference. What the team wrote about them is left out.
 */
@Injectable()
export class PersonalData {
  private readonly logger = new Logger(PersonalData.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly applications: ApplicationsService,
    private readonly candidates: CandidateService,
    private readonly replacements: Replacements,
    private readonly history: ApplicationHistory,
    private readonly mails: MailListService,
    private readonly features: ApplicationFeatures,
    private readonly files: FilesService,
    private readonly limits: RateLimitService,
  ) {}

  async send(id: string, response: Response): Promise<void> {
    await this.limits.consume('candidateDownload', id);
    const application = await this.applications.get(id);
    const earlier = await Promise.all((await this.earlierOf(id)).map((one) => this.applications.get(one)));
    await this.dataSource.transaction((manager) =>
      this.history.record(
        manager,
        null,
        [application, ...earlier].map((one) => ({ applicationId: one.id, type: 'data_downloaded' })),
      ),
    );
    await sendZip(response, this.entries(application, earlier), () => {
      const name = `Application ${application.reference}.zip`;
      response.setHeader('Content-Type', 'application/zip');
      response.setHeader('Content-Disposition', contentDisposition('attachment', name));
    });
  }

  /** Earlier versions, except removed ones, which nobody sees. */
  private async earlierOf(id: string): Promise<string[]> {
    const ids = await this.replacements.earlierOf(id);
    const where = { id: In(ids), removedAt: IsNull() };
    const there = await this.dataSource.manager.find(Application, { select: { id: true }, where });
    return there.map((one) => one.id);
  }

  private async *entries(
    application: ApplicationDto,
    earlier: readonly ApplicationDto[],
  ): AsyncGenerator<ZipEntry> {
    yield* this.entriesOf(application);
    for (const one of earlier) yield* this.entriesOf(one, `${one.reference}/`);
  }

  /**
   * The files before the description: without a storage the response is an error and not half an archive. A file that is lost
   * or damaged is left out, and the description says so.
   */
  private async *entriesOf(application: ApplicationDto, folder = ''): AsyncGenerator<ZipEntry> {
    const files = await this.dataSource.manager.findBy(ApplicationFile, { applicationId: application.id });
    const missing = new Set<ApplicationFile>();
    for (const file of files) {
      const content = await this.read(file);
      const name = `${folder}${file.kind}/${safeNamePart(file.name, FILE_NAME_LIMIT)}`;
      if (content) yield { name, content, modifiedAt: file.createdAt };
      else missing.add(file);
    }
    const text = JSON.stringify(await this.describe(application, files, missing), null, 2);
    const content = Buffer.from(`${text}\n`);
    yield { name: `${folder}application.json`, content, modifiedAt: new Date() };
  }

  private async read({ storageKey, size }: ApplicationFile): Promise<Buffer | undefined> {
    try {
      return await readWhole(await this.files.open(storageKey), size);
    } catch (error) {
      if (error instanceof PartUnavailableError) throw error;
      this.logger.error({ err: error }, 'a file is missing from the data that an applicant downloads');
      return undefined;
    }
  }

  private async describe(
    application: ApplicationDto,
    files: ApplicationFile[],
    missing: ReadonlySet<ApplicationFile>,
  ) {
    const { id } = application;
    const { consent_text } = await this.candidates.get(id);
    const [history, mails, features] = await Promise.all([
      this.history.listAll(id),
      this.mails.listAbout(id),
      this.features.describe(id),
    ]);
    return {
      ...withoutOthers(application),
      consent_text,
      files: files.map((file) => ({
        kind: file.kind,
        name: file.name,
        content_type: file.contentType,
        size: file.size,
        sha256: file.sha256,
        ...(missing.has(file) && { missing: true }),
      })),
      history: history
        .filter(({ type }) => !OF_OTHERS.includes(type))
        .map(({ at, type, actor, data }) => ({
          at,
          type,
          by: actor ? 'administrator' : 'applicant or system',
          data,
        })),
      // Mails to others are the company's own affair: a subject may name an account. A mail that somebody wrote is
      // left out until it is sent, since it can still be taken back.
      mails: mails
        .filter(
          ({ recipient, status, text }) =>
            recipient.toLowerCase() === application.email.toLowerCase() &&
            (status === 'sent' || text === null),
        )
        .map(({ kind, recipient, subject, text, status, created_at, sent_at }) => ({
          kind,
          recipient,
          subject,
          text,
          status,
          created_at,
          sent_at,
        })),
      ...features,
    };
  }
}

/**
 * The assignee is the administrators' own affair. Which applications belong together follows from what was typed:
 * whoever types a stranger's telephone number, name and day of birth would learn here that the stranger has applied.
 */
const OF_OTHERS: readonly string[] = ['person_joined', 'person_split', 'assigned', 'unassigned'];

/** Leaves out the administrators' own affair: notes, ratings, the assignee, and which applications belong together. */
function withoutOthers(application: ApplicationDto): Partial<ApplicationDto> {
  const described: Partial<ApplicationDto> = { ...application };
  delete described.notes_count;
  delete described.rating;
  delete described.ratings_count;
  delete described.assignee;
  delete described.is_mentioned;
  delete described.last_reply;
  delete described.person_id;
  delete described.repeat_of;
  delete described.other_applications;
  return described;
}
