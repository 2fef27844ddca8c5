import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { violatedUniqueConstraint } from '../../../platform/errors/database-errors.js';
import { MailChecks } from '../../../platform/mail/mail-checks.service.js';
import { minDuration } from '../../../platform/timing/min-duration.js';
import {
  type IssuedOneTimeToken,
  OneTimeTokensService,
} from '../../../platform/tokens/one-time-tokens.service.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { CandidateLinkRefusedException, CandidateSessionEndedException } from '../applications.errors.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { ApplicationMailService, PAGE_LINK_MAIL } from '../mails/application-mail.service.js';
import { normalReference } from '../apply/reference.js';
import { Replacements } from '../update/replacements.service.js';
import type { CandidateSessionDto, OpenPageDto, RequestPageLinkDto } from './candidate.dto.js';
import { secretReused } from './session-secret.js';
import { JOB_TITLES } from '../../jobs/index.js';

const PURPOSE = 'candidate_page';
const SESSION = 'candidate_session';
const LINK_MS = HOUR_MS;
/** How long an opened page stays open. */
const PAGE_MS = HOUR_MS;

interface MatchingRow {
  id: string;
  job_title: string;
  first_name: string;
  email: string;
  reference: string;
}

/** Gives applicants access to their own application, through a link mailed to its address. */
@Injectable()
export class CandidateAccess {
  constructor(
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly limits: RateLimitService,
    private readonly mails: ApplicationMailService,
    private readonly history: ApplicationHistory,
    private readonly replacements: Replacements,
    checks: MailChecks,
  ) {
    checks.registerLifetime(PAGE_LINK_MAIL, LINK_MS);
  }

  /** Mails a link if such an application exists. Neither the response nor its duration tells whether it does. */
  async requestLink({ reference, email }: RequestPageLinkDto): Promise<void> {
    await minDuration(this.timings.leastPageLink, () =>
      this.mailLink(normalReference(reference), email.toLowerCase()),
    );
  }

  /**
   * Makes a link to the page, for a mail that is sent anyway. It opens the page once.
   * @param days how long the link is valid
   */
  issueLink(manager: EntityManager, applicationId: string, days: number): Promise<IssuedOneTimeToken> {
    return this.oneTimeTokens.issue(manager, {
      purpose: PURPOSE,
      subjectId: applicationId,
      lifetimeMs: days * DAY_MS,
    });
  }

  /**
   * Opens a session with the token of a mailed link. The token is valid once; only a repetition with the same secret
   * gets the session again.
   * @param secret becomes the token of the session; made here if not given
   * @throws CandidateLinkRefusedException
   */
  async open({ token }: OpenPageDto, secret?: string): Promise<CandidateSessionDto> {
    const session = await this.dataSource.transaction(async (manager) => {
      const subjectId = await this.oneTimeTokens.consume(manager, { purpose: PURPOSE, token });
      return subjectId && { subjectId, ...(await this.openFor(subjectId, manager, secret)) };
    });
    if (!session) return this.openAgain(token, secret);
    const { subjectId, ...opened } = session;
    await this.limits.reset('candidateMails', subjectId);
    return opened;
  }

  /**
   * Repeats the response of an opening when the first response was lost: the session must exist and belong to the
   * application of the link.
   */
  private async openAgain(token: string, secret?: string): Promise<CandidateSessionDto> {
    const subjectId = secret && (await this.oneTimeTokens.findUsed({ purpose: PURPOSE, token }));
    if (!subjectId || (await this.find(secret)) !== subjectId) throw new CandidateLinkRefusedException();
    return { access_token: secret, expires_at: await this.keepOpen(secret) };
  }

  /**
   * Opens a session for somebody who has proved to be the applicant.
   * @param token see `secret` of {@link open}
   * @throws ValidationException when the token is taken
   */
  async openFor(
    subjectId: string,
    manager = this.dataSource.manager,
    token?: string,
  ): Promise<CandidateSessionDto> {
    const { token: access_token } = await this.oneTimeTokens
      .issue(manager, { purpose: SESSION, subjectId, lifetimeMs: PAGE_MS, token })
      .catch((error: unknown) => {
        throw violatedUniqueConstraint(error) === 'pk_one_time_links' ? secretReused() : error;
      });
    return { access_token, expires_at: new Date(Date.now() + PAGE_MS).toISOString() };
  }

  /** Id of the application that a session's token opens; undefined if the token is not valid. */
  find(token: string): Promise<string | undefined> {
    return this.oneTimeTokens.find({ purpose: SESSION, token });
  }

  /**
   * Extends an open page by its full lifetime from now.
   * @returns when it ends
   * @throws CandidateSessionEndedException when it has just ended
   */
  async keepOpen(token: string): Promise<string> {
    const end = await this.oneTimeTokens.extend({ purpose: SESSION, token }, PAGE_MS);
    if (!end) throw new CandidateSessionEndedException();
    return end.toISOString();
  }

  /**
   * Keeps a session from being ended until the transaction ends.
   * @throws CandidateSessionEndedException when it was ended since the guard let it in
   */
  async holdOpen(manager: EntityManager, token: string): Promise<void> {
    if (!(await this.oneTimeTokens.hold(manager, { purpose: SESSION, token })))
      throw new CandidateSessionEndedException();
  }

  /**
   * Opens a session for the page of a newer version, which was sent in another session.
   * @throws CandidateSessionEndedException when that session was ended since
   */
  openNewer(session: string, newerId: string): Promise<CandidateSessionDto> {
    return this.dataSource.transaction(async (manager) => {
      await this.holdOpen(manager, session);
      return this.openFor(newerId, manager);
    });
  }

  /**
   * Ends all sessions of the application and of its earlier versions, on every device.
   * @param keepsLinks whether links that nobody has opened stay valid
   */
  async endAll(applicationId: string, { keepsLinks = false } = {}): Promise<void> {
    const versions = [applicationId, ...(await this.replacements.earlierOf(applicationId))];
    await this.dataSource.transaction((manager) => this.endThose(manager, versions, { keepsLinks }));
  }

  /**
   * Ends all sessions, and unless kept all links, of just these applications.
   * @param applicationIds newer versions before earlier ones
   */
  async endThose(
    manager: EntityManager,
    applicationIds: readonly string[],
    { keepsLinks = false } = {},
  ): Promise<void> {
    // Earlier versions first: a session of one may be opening one of a newer version, which ends too.
    for (const id of [...applicationIds].reverse()) {
      // Links first: whoever opens one at this moment is waited for, and the session ends too.
      if (!keepsLinks) await this.oneTimeTokens.revoke(manager, id, PURPOSE);
      await this.oneTimeTokens.revoke(manager, id, SESSION);
    }
  }

  /**
   * Mails a link to the page.
   * @param actorId the account that has it sent, or null for the applicant
   */
  async queueLink(manager: EntityManager, actorId: string | null, application: MatchingRow): Promise<void> {
    const { id } = application;
    const link = await this.oneTimeTokens.issue(manager, {
      purpose: PURPOSE,
      subjectId: id,
      lifetimeMs: LINK_MS,
    });
    await this.mails.queuePageLink(manager, application, link);
    await this.history.record(manager, actorId, [{ applicationId: id, type: 'page_link_sent' }]);
  }

  /** Ends the sessions and the links of all applicants. */
  async endForEverybody(): Promise<void> {
    for (const purpose of [PURPOSE, SESSION] as const) await this.oneTimeTokens.revokeAll(purpose);
  }

  private async mailLink(reference: string, email: string): Promise<void> {
    const [application] = await this.dataSource.query<MatchingRow[]>(
      `SELECT a.id, j.title AS job_title, a.first_name, a.email, a.reference
       FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id
       WHERE a.reference = $1 AND lower(a.email) = $2 AND a.removed_at IS NULL`,
      [reference, email],
    );
    if (!application || !(await this.limits.mayMail('candidateMails', application.id))) return;
    await this.dataSource.transaction(async (manager) => {
      // The address may have been corrected since.
      const [present] = await manager.query<unknown[]>(
        'SELECT FROM applications WHERE id = $1 AND lower(email) = $2 FOR SHARE',
        [application.id, email],
      );
      if (present) await this.queueLink(manager, null, application);
    });
  }
}
