import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ACCOUNT_NAMES, activeAccountsWith } from '../../../platform/auth/index.js';
import { seesBrandSql } from '../../../platform/brand-scope/index.js';
import { ENVIRONMENT, type Environment, portalUrl } from '../../../platform/config/environment.js';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { JOB_BRANDS, JOB_TITLES } from '../../jobs/index.js';
import type { ActorDto } from '../history/actor.js';
import { assertVisible } from '../list/application-rows.js';
import { mentionedInNote } from './mentioned-in-note.js';

const READERS = activeAccountsWith('applications.read');

interface WrittenNote {
  id: string;
  applicationId: string;
  author: ActorDto;
}

interface Mentioned {
  id: string;
  username: string;
  email: string;
}

/** Mentions in notes. The accounts get a mail, and the application is marked for them until they read its notes. */
@Injectable()
export class MentionsService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly mails: MailService,
  ) {}

  /**
   * Adds mentions in the transaction that writes the note. Authors who mention themselves get no mail and no mark.
   * @throws ValidationException for an account that may not read the note
   */
  async add(manager: EntityManager, note: WrittenNote, accountIds: readonly string[]): Promise<ActorDto[]> {
    const wanted = accountIds.filter((id) => id !== note.author.id);
    if (wanted.length === 0) return [];
    const mentioned = await manager.query<Mentioned[]>(
      `SELECT id, username, email FROM ${READERS} reader WHERE id = ANY($1) AND EXISTS (
         SELECT FROM applications a JOIN ${JOB_BRANDS} job ON job.job_id = a.job_id
         WHERE a.id = $2 AND ${seesBrandSql('reader.brands', 'job.brand')})
       ORDER BY lower(username)`,
      [wanted, note.applicationId],
    );
    if (mentioned.length < wanted.length) {
      const readers = mentioned.map(({ id }) => id);
      const others = wanted.filter((id) => !readers.includes(id));
      throw ValidationException.at(
        ['body', 'mentioned_ids'],
        `${await namesOf(manager, others)} can’t read this application. Please take them out.`,
        'not_a_reader',
      );
    }
    await manager.query(
      'INSERT INTO note_mentions (note_id, account_id) SELECT $1, account_id FROM unnest($2::uuid[]) AS account_id',
      [note.id, wanted],
    );
    await this.notify(manager, note, mentioned);
    return mentioned.map(({ id, username }) => ({ id, username }));
  }

  /** Marks the mentions of an account in an application's notes as read. A repetition changes nothing. */
  async markRead(accountId: string, applicationId: string): Promise<void> {
    const { manager } = this.dataSource;
    await assertVisible(manager, applicationId);
    await manager.query(
      `UPDATE note_mentions SET read_at = now() WHERE account_id = $1 AND read_at IS NULL
         AND note_id IN (SELECT id FROM application_notes WHERE application_id = $2)`,
      [accountId, applicationId],
    );
  }

  private async notify(
    manager: EntityManager,
    { id, applicationId, author }: WrittenNote,
    mentioned: readonly Mentioned[],
  ): Promise<void> {
    const [about] = await manager.query<{ reference: string; jobTitle: string }[]>(
      `SELECT a.reference, j.title AS "jobTitle" FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id WHERE a.id = $1`,
      [applicationId],
    );
    if (!about) return;
    const content = mentionedInNote(
      { ...about, id: applicationId, author: author.username },
      portalUrl(this.environment),
    );
    await this.mails.queueAll(
      manager,
      mentioned.map(({ id: accountId, email: recipient }) => ({
        kind: 'note_mention',
        about: `${id}:${accountId}`,
        applicationId,
        recipient,
        content,
      })),
    );
  }
}

/** "ada, ngozi"; a removed account has no name. */
async function namesOf(manager: EntityManager, ids: readonly string[]): Promise<string> {
  const found = await manager.query<{ username: string }[]>(
    `SELECT username FROM ${ACCOUNT_NAMES} account WHERE id = ANY($1) ORDER BY lower(username)`,
    [ids],
  );
  return found.map(({ username }) => username).join(', ') || 'Someone you mentioned';
}
