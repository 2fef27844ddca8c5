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
import { ApplicationMailService } from '../mails/application-mail.service.js';
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

/** Lets applicants in to their own application: by a link that is mailed to the address in it. */
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
    checks.registerLifetime('application_page_link', LINK_MS);
  }

  /** Mails a link if there is such an application; nothing in the response or its time tells whether. */
  async requestLink({ reference, email }: RequestPageLinkDto): Promise<void> {
    await minDuration(this.timings.leastPageLink, () =>
      this.mailLink(normalReference(reference), email.toLowerCase()),
    );
  }

  /** A link to the page for a mail that is sent anyway. @param days it is good for; it opens the page once */
  issueLink(manager: EntityManager, applicationId: string, days: number): Promise<IssuedOneTimeToken> {
    return this.oneTimeTokens.issue(manager, {
      purpose: PURPOSE,
      subjectId: applicationId,
      lifetimeMs: days * DAY_MS,
    });
  }

  /**
   * Takes the token of a mailed link, which counts once; again for whoever has the secret that it was opened with.
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

  /** The same session again, whose response was lost: it is there, and of the application that the link was for. */
  private async openAgain(token: string, secret?: string): Promise<CandidateSessionDto> {
    const subjectId = secret && (await this.oneTimeTokens.findUsed({ purpose: PURPOSE, token }));
    if (!subjectId || (await this.find(secret)) !== subjectId) throw new CandidateLinkRefusedException();
    return { access_token: secret, expires_at: await this.keepOpen(secret) };
  }

  /** Opens the page to somebody who has shown to be its applicant. @param token see {@link open} */
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

  /** The application that a token opens, or undefined for any token that does not count. */
  find(token: string): Promise<string | undefined> {
    return this.oneTimeTokens.find({ purpose: SESSION, token });
  }

  /**
   * Keeps an opened page open for as long again as when it was opened.
   * @returns until when
   * @throws CandidateSessionEndedException when it has ended in this moment
   */
  async keepOpen(token: string): Promise<string> {
    const end = await this.oneTimeTokens.extend({ purpose: SESSION, token }, PAGE_MS);
    if (!end) throw new CandidateSessionEndedException();
    return end.toISOString();
  }

  /**
   * Ends what was opened with any link to the application or to an earlier version of it, here and on other devices.
   * @param keepsLinks whether links that nobody has opened still open it
   */
  async endAll(applicationId: string, { keepsLinks = false } = {}): Promise<void> {
    const versions = [applicationId, ...(await this.replacements.earlierOf(applicationId))];
    await this.dataSource.transaction(async (manager) => {
      for (const id of versions) {
        await this.oneTimeTokens.revoke(manager, id, SESSION);
        if (!keepsLinks) await this.oneTimeTokens.revoke(manager, id, PURPOSE);
      }
    });
  }

  private async mailLink(reference: string, email: string): Promise<void> {
    const [application] = await this.dataSource.query<MatchingRow[]>(
      `SELECT a.id, j.title AS job_title, a.first_name, a.email, a.reference
       FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id
       WHERE a.reference = $1 AND lower(a.email) = $2 AND a.removed_at IS NULL`,
      [reference, email],
    );
    if (!application || !(await this.limits.mayMail('candidateMails', application.id))) return;
    const { id } = application;
    await this.dataSource.transaction(async (manager) => {
      const link = await this.oneTimeTokens.issue(manager, {
        purpose: PURPOSE,
        subjectId: id,
        lifetimeMs: LINK_MS,
      });
      await this.mails.queuePageLink(manager, application, link);
      await this.history.record(manager, null, [{ applicationId: id, type: 'page_link_sent' }]);
    });
  }
}
