import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Brand, COMPANY, isPermitted, type Role } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { ACTIVE_ACCOUNTS } from '../../../platform/auth/index.js';
import { SecondFactorsService } from '../../../platform/auth/second-factor/second-factors.service.js';
import { enterScopeOf } from '../../../platform/brand-scope/index.js';
import { ENVIRONMENT, type Environment, siteUrl } from '../../../platform/config/environment.js';
import { sha256 } from '../../../platform/text/sha256.js';
import { Identities } from '../../single-sign-on/identities.service.js';
import { CalendarFeed } from '../entities/calendar-feed.entity.js';
import { FeedNotFoundException, NoOwnCalendarException } from '../interviews.errors.js';
import { isBooked } from '../list/booked-interview.js';
import { INTERVIEW_COLUMNS, type InterviewRow, INTERVIEWS } from '../list/interview-rows.js';
import { calendarOf } from '../mails/calendar-entry.js';
import { CalendarEntries } from '../mails/calendar-entries.service.js';
import type { CalendarFeedDto, NewCalendarFeedDto } from './calendar-feed.dto.js';
import { endFeed } from './end-feed.js';

/** 256 random bits, more than anybody can guess. */
const TOKEN_BYTES = 32;
/** How long interviews stay in a calendar after their time. */
const PAST_DAYS = 30;
const SUBSCRIBED = { name: `${COMPANY.name}: interviews`, ttl: 60 * 15 };

/** An interviewer's interviews for calendar programs, which have no session: the address is the secret. */
@Injectable()
export class CalendarFeedService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly entries: CalendarEntries,
    private readonly secondFactors: SecondFactorsService,
    private readonly identities: Identities,
  ) {}

  async get(adminId: string): Promise<CalendarFeedDto> {
    const feed = await this.dataSource.manager.findOneBy(CalendarFeed, { adminId });
    return { made_at: feed?.createdAt.toISOString() ?? null };
  }

  /**
   * Makes a new address; the previous one stops working.
   * @throws NoOwnCalendarException for an API token, whose address would lead to nothing
   */
  async renew({ id: adminId, scopes }: CurrentAdmin): Promise<NewCalendarFeedDto> {
    if (scopes) throw new NoOwnCalendarException();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const createdAt = new Date();
    await this.dataSource.transaction(async (manager) => {
      await manager.upsert(CalendarFeed, { adminId, tokenHash: sha256(token), createdAt }, ['adminId']);
      await this.audit.record(manager, {
        actorId: adminId,
        action: 'account.calendar_feed_made',
        objectType: 'account',
        objectId: adminId,
      });
    });
    return {
      url: `${siteUrl(this.environment)}/api/interviews/feed/${token}.ics`,
      made_at: createdAt.toISOString(),
    };
  }

  /**
   * Ends the address. A repetition changes nothing.
   * @param actorId null for the system
   * @returns whether there was an address
   */
  async end(actorId: string | null, adminId: string): Promise<boolean> {
    return this.dataSource.transaction((manager) => endFeed(manager, this.audit, { adminId, actorId }));
  }

  /**
   * Ends the address with the sessions of an account: somebody who read it in one of them must not keep reading the
   * calendar.
   */
  async endWithSessions(manager: EntityManager, adminId: string): Promise<void> {
    await endFeed(manager, this.audit, { adminId, actorId: null });
  }

  /** @throws FeedNotFoundException also when the account may no longer see interviews */
  async read(token: string): Promise<string> {
    const [account] = await this.dataSource.query<
      { id: string; email: string; role: Role; brands: Brand[] }[]
    >(
      `SELECT account.id, account.email, account.role, account.brands FROM calendar_feeds f JOIN ${ACTIVE_ACCOUNTS} account ON account.id = f.admin_id
       WHERE f.token_hash = $1`,
      [sha256(token)],
    );
    if (!account || !isPermitted(account.role, 'interviews.read') || (await this.lacksSecondFactor(account)))
      throw new FeedNotFoundException();
    enterScopeOf(account);
    const rows = await this.dataSource.query<InterviewRow[]>(
      `SELECT ${INTERVIEW_COLUMNS} FROM ${INTERVIEWS}
       WHERE s.interviewer_id = $1 AND s.ends_at > now() - make_interval(days => $2) ORDER BY s.starts_at`,
      [account.id, PAST_DAYS],
    );
    return calendarOf(
      rows.filter(isBooked).map((row) => this.entries.ofInterviewer(row)),
      this.entries.invitingTo(account.email),
      SUBSCRIBED,
    );
  }

  /**
   * Whether the account has yet to set up a second factor; until then it may not read the calendar. Accounts that log
   * in at the identity provider need none.
   */
  private async lacksSecondFactor({ id }: { id: string }): Promise<boolean> {
    if (this.environment.PORTAL_SECOND_FACTOR !== 'required') return false;
    return (await this.secondFactors.stepsOf(id)).length === 0 && !(await this.identities.findOf(id));
  }
}
