import { Injectable } from '@nestjs/common';
import {
  ASSIGNED_TO_ME,
  DEADLINE_DAYS,
  DESK_PARTS,
  FIRST_DESK_PARTS,
  type DeskPart,
  lagosDate,
  type Permission,
  WAITING_DAYS,
} from '@smash/contract';
import { DataSource } from 'typeorm';
import type { CurrentAdmin } from '../../platform/auth/access.decorators.js';
import { AccountService } from '../../platform/auth/accounts/account.service.js';
import { mayDo } from '../../platform/auth/index.js';
import { MailListService } from '../../platform/mail/list/mail-list.service.js';
import { ApplicationsService } from '../applications/list/applications.service.js';
import { InterviewsService } from '../interviews/list/interviews.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { DeskDto, DeskPartDto } from './desk.dto.js';

interface Counted {
  total: number;
  isCapped: boolean;
}

/**
 * SQL: since when records are new to an account that last visited the desk at seen_at. A visit ends after 30 minutes.
 */
const SINCE = `CASE WHEN visit.seen_at < now() - interval '30 minutes' THEN date_trunc('milliseconds', visit.seen_at)
                    ELSE visit.since END`;
/** SQL: since when records are new to an account that visits the desk for the first time. */
const SINCE_AT_FIRST = `date_trunc('milliseconds', now() - interval '7 days')`;

const exactly = (total: number): Counted => ({ total, isCapped: false });

const PERMISSIONS: Record<DeskPart, Permission> = {
  new: 'applications.read',
  waiting: 'applications.read',
  assigned: 'applications.change_status',
  mentioned: 'applications.read',
  untold: 'applications.send_mail',
  interviews_today: 'interviews.read',
  interviews_without_times: 'interviews.manage',
  deadlines: 'applications.read',
  access_requests: 'accounts.manage',
  failed_mail: 'mail.read',
};

/** Collects the numbers of the desk from the services that count them. */
@Injectable()
export class DeskService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly applications: ApplicationsService,
    private readonly interviews: InterviewsService,
    private readonly jobs: JobsService,
    private readonly mails: MailListService,
  ) {}

  /** @param isVisit whether a person opens the desk; false when an open page refreshes itself */
  async get(admin: CurrentAdmin, { isVisit }: { isVisit: boolean }): Promise<DeskDto> {
    const since = await (isVisit ? this.recordVisit(admin.id) : this.since(admin.id));
    const seen = DESK_PARTS.filter((part) => mayDo(admin, PERMISSIONS[part]));
    const parts = await Promise.all(
      seen.map(async (part): Promise<DeskPartDto> => {
        const { total, isCapped } = await this.count(part, since, admin.id);
        return { part, count: total, is_capped: isCapped };
      }),
    );
    const isFirst = ({ part }: DeskPartDto) => FIRST_DESK_PARTS.includes(part);
    return {
      since: since.toISOString(),
      parts: parts.filter(isFirst),
      further_parts: parts.filter((part) => !isFirst(part)),
    };
  }

  private async count(part: DeskPart, since: Date, readerId: string): Promise<Counted> {
    switch (part) {
      case 'new':
        return this.applications.count({ new_since: since, withdrawn: 'no' });
      case 'waiting':
        return this.applications.count({ waiting_days: WAITING_DAYS });
      case 'assigned':
        return this.applications.count(
          { assignee_id: ASSIGNED_TO_ME, status: 'pending', withdrawn: 'no' },
          readerId,
        );
      case 'mentioned':
        return this.applications.count({ mentioned: 'unread' }, readerId);
      case 'untold':
        return this.applications.count({ told: 'no' });
      case 'interviews_today': {
        const today = lagosDate(new Date());
        return this.interviews.list({ from: today, to: today, state: 'booked', per_page: 1 });
      }
      case 'interviews_without_times':
        return this.interviews.list({ times_left: 'no', per_page: 1 });
      case 'deadlines':
        return this.jobs.listPage({ deadline_days: DEADLINE_DAYS, per_page: 1 }, 'visitor');
      case 'access_requests':
        return exactly(await this.accounts.countPending());
      case 'failed_mail':
        return exactly(await this.mails.countFailed());
    }
  }

  /** @returns when the visit before this one ended */
  private async recordVisit(accountId: string): Promise<Date> {
    const [visit] = await this.dataSource.query<{ since: Date }[]>(
      `INSERT INTO desk_visits AS visit (account_id, since) VALUES ($1, ${SINCE_AT_FIRST})
       ON CONFLICT (account_id) DO UPDATE SET seen_at = now(), since = ${SINCE}
       RETURNING since`,
      [accountId],
    );
    return visit?.since ?? new Date();
  }

  /** @returns when the visit before this one ended, without noting a visit */
  private async since(accountId: string): Promise<Date> {
    const [visit] = await this.dataSource.query<{ since: Date }[]>(
      `SELECT coalesce((SELECT ${SINCE} FROM desk_visits visit WHERE account_id = $1), ${SINCE_AT_FIRST}) AS since`,
      [accountId],
    );
    return visit?.since ?? new Date();
  }
}
