import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLabels } from '../../platform/audit/audit-labels.service.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { EditingModule } from '../../platform/editing/editing.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { APPLICANT_MAIL } from '../applications/index.js';
import { StatusFollowers } from '../applications/status/status-followers.service.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { BatchWorker } from './batches/batch-worker.service.js';
import { MailBatch } from './batches/mail-batch.entity.js';
import { MailBatchesController } from './batches/mail-batches.controller.js';
import { MailBatchesService } from './batches/mail-batches.service.js';
import { ChatsController } from './chats/chats.controller.js';
import { Chats } from './chats/chats.service.js';
import { MailPreviewController } from './preview/mail-preview.controller.js';
import { MailPreviewService } from './preview/mail-preview.service.js';
import { StatusMails } from './status-mails/status-mails.service.js';
import { MailTemplateVersion } from './templates/mail-template-version.entity.js';
import { MailTemplate } from './templates/mail-template.entity.js';
import { MailTemplatesController } from './templates/mail-templates.controller.js';
import { MailTemplatesService } from './templates/mail-templates.service.js';
import { ApplicantMailsController } from './timeline/applicant-mails.controller.js';
import { ApplicantMails } from './timeline/applicant-mails.service.js';
import { MailWriter } from './writing/mail-writer.service.js';
import { PlaceholderSources } from './writing/placeholder-sources.service.js';

/** Correspondence of HR with applicants. */
@Module({
  imports: [
    TypeOrmModule.forFeature([MailTemplate, MailTemplateVersion, MailBatch]),
    ApplicationsModule,
    JobsModule,
    AuditModule,
    AuthModule,
    EditingModule,
    MailModule,
  ],
  controllers: [
    MailPreviewController,
    MailTemplatesController,
    MailBatchesController,
    ApplicantMailsController,
    ChatsController,
  ],
  providers: [
    PlaceholderSources,
    StatusMails,
    MailWriter,
    MailTemplatesService,
    MailPreviewService,
    MailBatchesService,
    BatchWorker,
    ApplicantMails,
    Chats,
  ],
  exports: [PlaceholderSources],
})
export class CorrespondenceModule {
  constructor(labels: AuditLabels, followers: StatusFollowers, statusMails: StatusMails, mails: MailService) {
    mails.writtenByPeople(APPLICANT_MAIL);
    followers.register((manager, actorId, ids) => statusMails.follow(manager, actorId, ids));
    labels.describe('template', {
      idType: 'integer',
      sql: `SELECT id::text, name AS label, deleted_at IS NULL AS is_there
            FROM mail_templates WHERE id = ANY($1::int[])`,
    });
  }
}
