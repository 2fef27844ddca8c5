import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { secondsSinceErasuresSaved } from '../../platform/audit/erasures-saved.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { BulkActionsModule } from '../bulk-actions/bulk-actions.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { JobDrawingsModule } from '../job-drawings/job-drawings.module.js';
import { JobAlertsModule } from '../job-alerts/job-alerts.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { TokensModule } from '../../platform/tokens/tokens.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { MetricsRegistry } from '../../platform/metrics/index.js';
import { MembersModule } from '../members/members.module.js';
import { MemberSessionsModule } from '../members/sessions/member-sessions.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { SharesModule } from '../shares/shares.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { archiveFailingSeconds } from './archive-failing.js';
import { MaintenanceService } from './maintenance.service.js';
import { countStandbys } from './standbys.js';

@Module({
  imports: [
    ApplicationsModule,
    AuditModule,
    AuthModule,
    BulkActionsModule,
    FilesModule,
    InterviewsModule,
    ImportsModule,
    JobDrawingsModule,
    JobAlertsModule,
    JobsModule,
    TokensModule,
    MailModule,
    MembersModule,
    MemberSessionsModule,
    RateLimitsModule,
    SharesModule,
    WebhooksModule,
  ],
  providers: [MaintenanceService],
})
export class MaintenanceModule {
  constructor(metrics: MetricsRegistry, audit: AuditService, dataSource: DataSource) {
    metrics.countedGauge(
      'smash_backup_age_seconds',
      'How long ago the last backup was made; not there before the first',
      'made_by',
      async (): Promise<Record<string, number>> => {
        const seconds = await audit.secondsSince(dataSource.manager, 'backup.made');
        return seconds === undefined ? {} : { scripts: seconds };
      },
    );
    metrics.countedGauge(
      'smash_erasures_saved_age_seconds',
      'How long ago it was last recorded beside the backups who was erased; not there before the first time',
      'saved_by',
      async (): Promise<Record<string, number>> => {
        const seconds = await secondsSinceErasuresSaved(dataSource.manager);
        return seconds === undefined ? {} : { scripts: seconds };
      },
    );
    metrics.countedGauge(
      'smash_standbys',
      'Servers that receive the log of changes of the database; 0 where there are none, or none that can be seen',
      'of',
      async () => ({ database: await countStandbys(dataSource.manager) }),
    );
    metrics.countedGauge(
      'smash_archive_failing_seconds',
      'For how long the database has not copied its log of changes to its backups; 0 while it does, and where it copies none',
      'copied_by',
      async () => ({ database: await archiveFailingSeconds(dataSource.manager) }),
    );
  }
}
