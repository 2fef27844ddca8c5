import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../platform/config/environment.js';
import { ApplicationErasureService } from '../applications/erasure/application-erasure.service.js';
import { ExportLinksService } from '../applications/exports/export-links.service.js';
import { TalentPool } from '../applications/pool/talent-pool.service.js';
import { IdempotencyService } from '../applications/apply/idempotency.service.js';
import { AuditRetention } from '../../platform/audit/retention/audit-retention.service.js';
import { AuditSealsService } from '../../platform/audit/seals/audit-seals.service.js';
import { AccountService } from '../../platform/auth/accounts/account.service.js';
import { TokenEndings } from '../../platform/auth/api-tokens/token-endings.service.js';
import { SecondFactorsService } from '../../platform/auth/second-factor/second-factors.service.js';
import { SessionService } from '../../platform/auth/sessions/session.service.js';
import { OneTimeTokensService } from '../../platform/tokens/one-time-tokens.service.js';
import { BulkActionsService } from '../bulk-actions/bulk-actions.service.js';
import { SlotsService } from '../interviews/slots/slots.service.js';
import { ImportRemoval } from '../imports/import-removal.service.js';
import { JobPictures } from '../job-drawings/index.js';
import { JobAlertsService } from '../job-alerts/subscription/job-alerts.service.js';
import { JobAlertNoticesService } from '../job-alerts/notices/job-alert-notices.service.js';
import { JobClosings } from '../jobs/job-closings.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { MemberSessionService } from '../members/sessions/member-session.service.js';
import { SignUpService } from '../members/sign-up/sign-up.service.js';
import { ErasedOwnerService } from '../shares/records/erased-owner.service.js';
import { SettlementService } from '../shares/settlement/settlement.service.js';
import { RateLimitService } from '../../platform/rate-limits/rate-limit.service.js';
import { WebhookDeliveries } from '../webhooks/log/deliveries.service.js';
import { WebhookOutbox } from '../webhooks/outbox/webhook-outbox.service.js';
import { FilesService } from '../../platform/files/files.service.js';
import { FailingWork } from '../../platform/metrics/index.js';

type Task = () => Promise<unknown>;

/** Removes expired data and seals the audit log, in rounds. Running on several replicas at once does no harm. */
@Injectable()
export class MaintenanceService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Maintenance');
  private timer?: NodeJS.Timeout;
  private readonly underWay = new Map<string, Promise<unknown>>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly erasure: ApplicationErasureService,
    private readonly pool: TalentPool,
    private readonly exports: ExportLinksService,
    private readonly files: FilesService,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly tokenEndings: TokenEndings,
    private readonly secondFactors: SecondFactorsService,
    private readonly idempotency: IdempotencyService,
    private readonly limits: RateLimitService,
    private readonly mails: MailService,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly memberSessions: MemberSessionService,
    private readonly signUps: SignUpService,
    private readonly closings: JobClosings,
    private readonly pictures: JobPictures,
    private readonly alerts: JobAlertsService,
    private readonly jobAlertNotices: JobAlertNoticesService,
    private readonly slots: SlotsService,
    private readonly purchases: ErasedOwnerService,
    private readonly settlement: SettlementService,
    private readonly imports: ImportRemoval,
    private readonly bulkActions: BulkActionsService,
    private readonly seals: AuditSealsService,
    private readonly auditRetention: AuditRetention,
    private readonly webhookOutbox: WebhookOutbox,
    private readonly webhookDeliveries: WebhookDeliveries,
    private readonly failing: FailingWork,
  ) {}

  onApplicationBootstrap(): void {
    const tasks = Object.entries(this.tasks());
    this.timer = setInterval(
      () => tasks.forEach(([name, task]) => this.begin(name, task)),
      this.environment.MAINTENANCE_INTERVAL_SECONDS * 1000,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.underWay.values());
  }

  /** A task that takes longer than a round, such as while the file storage is slow, delays no other task and is not started twice. */
  private begin(name: string, task: Task): void {
    if (this.underWay.has(name)) return;
    const work = task()
      .then(() => this.failing.recordOutcome(name, 'worked'))
      .catch((err: unknown) => {
        this.failing.recordOutcome(name, 'failed');
        this.logger.warn({ err, task: name }, 'a maintenance task failed; it will be retried');
      })
      .finally(() => this.underWay.delete(name));
    this.underWay.set(name, work);
  }

  /** By the names that metrics and the log use. */
  private tasks(): Record<string, Task> {
    return {
      eraseRemoved: () => this.erasure.eraseRemoved(),
      // After the state of the jobs was noted: a job may be open again without anybody having changed it.
      eraseExpired: () => this.closings.updateClosedAt().then(() => this.erasure.eraseExpired()),
      remindOfPool: () => this.pool.remind(),
      endPool: () => this.pool.endExpired(),
      exportLinks: () => this.exports.removeExpired(),
      sweepFiles: () => this.files.sweep(),
      unconfirmedAccounts: () => this.accounts.removeUnconfirmed(),
      sessions: () => this.sessions.removeExpired(),
      tokenEndings: () => this.tokenEndings.notify(),
      secondFactors: () => this.secondFactors.removeExpired(),
      idempotencyKeys: () => this.idempotency.removeExpired(),
      rateLimits: () => this.limits.removeExpired(),
      mails: () => this.mails.removeExpired(),
      oneTimeTokens: () => this.oneTimeTokens.removeExpired(),
      memberSessions: () => this.memberSessions.removeExpired(),
      unconfirmedMembers: () => this.signUps.removeUnconfirmed(),
      jobPictures: () => this.pictures.keepUp(),
      remindOfJobAlerts: () => this.jobAlertNotices.remind(),
      jobAlerts: () => this.alerts.removeExpired(),
      slots: () => this.slots.removeExpired(),
      giveUpOrders: () => this.settlement.giveUpUnasked(),
      forgetUnpaid: () => this.purchases.forgetUnpaid(),
      abandonedImports: () => this.imports.removeAbandoned(),
      imports: () => this.imports.removeExpired(),
      bulkActions: () => this.bulkActions.removeExpired(),
      auditSeals: () => this.seals.sealAll(),
      auditLog: () => this.auditRetention.prune(),
      deadlines: () => this.webhookOutbox.writeDeadlines(),
      webhookDeliveries: () => this.webhookDeliveries.removeExpired(),
    };
  }
}
