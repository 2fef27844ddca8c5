import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT } from '../config/environment.js';
import { SERVER_TIMINGS } from '../config/timings.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { MetricsRegistry } from '../metrics/index.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactService } from './contact/contact.service.js';
import { MailChecks } from './mail-checks.service.js';
import { MailController } from './list/mail.controller.js';
import { MailListService } from './list/mail-list.service.js';
import { MailWorker } from './mail-worker.service.js';
import { Mail } from './mail.entity.js';
import { MailService } from './mail.service.js';
import { createMailTransport, MAIL_TRANSPORT } from './transport/create-mail-transport.js';

@Module({
  imports: [TypeOrmModule.forFeature([Mail]), AuditModule, AuthModule, RateLimitsModule],
  controllers: [MailController, ContactController],
  providers: [
    MailService,
    MailListService,
    MailChecks,
    MailWorker,
    ContactService,
    { provide: MAIL_TRANSPORT, inject: [ENVIRONMENT, SERVER_TIMINGS], useFactory: createMailTransport },
  ],
  exports: [MailService, MailListService, MailChecks],
})
export class MailModule {
  constructor(metrics: MetricsRegistry, mails: MailService) {
    metrics.countedGauges(
      () => mails.queueState(),
      [
        [
          'smash_mails',
          'Mails that wait, and those of the last 30 days that were given up',
          'status',
          ({ queued, failed }) => ({ queued, failed }),
        ],
        [
          'smash_mail_oldest_seconds',
          'How long the oldest mail has waited',
          'status',
          ({ oldestSeconds }) => ({ queued: oldestSeconds }),
        ],
      ],
    );
  }
}
