import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { TokensModule } from '../../platform/tokens/tokens.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { ApplicationFeatures } from '../applications/features/application-features.service.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { AlertTokens } from './alert-tokens.service.js';
import { JobAlertWorker } from './job-alert-worker.service.js';
import { AlertMails } from './mails/alert-mails.service.js';
import { OpeningsService } from './matching/openings.service.js';
import { JobAlertsController } from './subscription/job-alerts.controller.js';
import { JobAlertsService } from './subscription/job-alerts.service.js';
import { JobAlertNoticesService } from './notices/job-alert-notices.service.js';

/** Mails about new jobs, to people who asked for them. */
@Module({
  imports: [ApplicationsModule, JobsModule, TokensModule, MailModule, RateLimitsModule],
  controllers: [JobAlertsController],
  providers: [
    AlertMails,
    AlertTokens,
    JobAlertsService,
    JobAlertWorker,
    OpeningsService,
    JobAlertNoticesService,
  ],
  exports: [JobAlertsService, JobAlertNoticesService],
})
export class JobAlertsModule {
  constructor(features: ApplicationFeatures, alerts: JobAlertsService) {
    features.onErasureOfPerson((manager, email) => alerts.forget(manager, email));
  }
}
