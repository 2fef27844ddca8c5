import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT, type Environment } from '../../platform/config/environment.js';
import { AuditLabels } from '../../platform/audit/audit-labels.service.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { TokensModule } from '../../platform/tokens/tokens.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { ApplicationFeatures } from './features/application-features.service.js';
import { ApplicationErasureService } from './erasure/application-erasure.service.js';
import { ApplicationFilesController } from './files/application-files.controller.js';
import { ApplicationFilesService } from './files/application-files.service.js';
import { linkTokens } from './files/link-tokens.js';
import { ApplicationRemovalService } from './removal/application-removal.service.js';
import { CorrectionController } from './correction/correction.controller.js';
import { CorrectionService } from './correction/correction.service.js';
import { StatusFollowers } from './status/status-followers.service.js';
import { ApplicationStatusesService } from './status/application-statuses.service.js';
import { ApplicationsController } from './list/applications.controller.js';
import { ApplicationOpenings } from './list/application-openings.service.js';
import { ApplicationsService } from './list/applications.service.js';
import { ChosenApplications } from './list/chosen-applications.service.js';
import { ApplyController } from './apply/apply.controller.js';
import { ApplyService } from './apply/apply.service.js';
import { BulkController } from './status/bulk.controller.js';
import { CandidateAccess } from './candidate/candidate-access.service.js';
import { CandidateController } from './candidate/candidate.controller.js';
import { CandidateGuard } from './candidate/candidate.guard.js';
import { CandidateService } from './candidate/candidate.service.js';
import { CvReplacement } from './candidate/cv-replacement.service.js';
import { TalentPool } from './pool/talent-pool.service.js';
import { PersonalData } from './candidate/personal-data.service.js';
import { ApplicationEvent } from './entities/application-event.entity.js';
import { ApplicationFile } from './entities/application-file.entity.js';
import { Application } from './entities/application.entity.js';
import { IdempotencyKey } from './entities/idempotency-key.entity.js';
import { CvIndex } from './cv-search/cv-index.js';
import { CvTextWorker } from './cv-search/cv-text-worker.service.js';
import { CvTextsController } from './cv-search/cv-texts.controller.js';
import { CvTexts } from './cv-search/cv-texts.service.js';
import { ErasuresController } from './erasure/erasures.controller.js';
import { ErasuresService } from './erasure/erasures.service.js';
import { AnswerColumns } from './exports/answer-columns.js';
import { CsvExport } from './exports/csv-export.js';
import { CvRows } from './exports/cv-rows.js';
import { CvsExport } from './exports/cvs-export.js';
import { ExportLinksService } from './exports/export-links.service.js';
import { ExportRecorder } from './exports/export-recorder.js';
import { ExportsController } from './exports/exports.controller.js';
import { ExportsService } from './exports/exports.service.js';
import { StatisticsController } from './statistics/statistics.controller.js';
import { StatisticsService } from './statistics/statistics.service.js';
import { ImportedApplications } from './import/imported-applications.service.js';
import { ApplicationHistoryController } from './history/application-history.controller.js';
import { ApplicationHistory } from './history/application-history.service.js';
import { IdempotencyService } from './apply/idempotency.service.js';
import { LiveChangesController } from './live/live-changes.controller.js';
import { LiveChanges } from './live/live-changes.service.js';
import { ApplicationMailService } from './mails/application-mail.service.js';
import { StatusMailController } from './mails/status-mail.controller.js';
import { PrintController } from './print/print.controller.js';
import { PrintService } from './print/print.service.js';
import { ApplicationUpdate } from './update/application-update.service.js';
import { KeptFilesService } from './update/kept-files.service.js';
import { Replacements } from './update/replacements.service.js';
import { UpdateController } from './update/update.controller.js';
import { PeopleController } from './people/people.controller.js';
import { PeopleService } from './people/people.service.js';
import { AssigneesController } from './assignees/assignees.controller.js';
import { AssigneesService } from './assignees/assignees.service.js';
import { AssignmentNotices } from './assignees/assignment-notices.service.js';
import { ApplicationStagesController } from './stages/application-stages.controller.js';
import { ApplicationStagesService } from './stages/application-stages.service.js';
import { BoardController } from './board/board.controller.js';
import { BoardService } from './board/board.service.js';
import { HiringMetrics } from './metrics/hiring-metrics.service.js';
import { MentionsController } from './mentions/mentions.controller.js';
import { MentionsService } from './mentions/mentions.service.js';
import { ArrivalNotices } from './notices/arrival-notices.service.js';
import { DigestWorker } from './notices/digest-worker.service.js';
import { OwnNoticesController } from './notices/own-notices.controller.js';
import { NotesController } from './notes/notes.controller.js';
import { ApplicationTags } from './tags/application-tags.service.js';
import { TagsController } from './tags/tags.controller.js';
import { TagsService } from './tags/tags.service.js';
import { ScorecardsController } from './scorecards/scorecards.controller.js';
import { ScorecardsService } from './scorecards/scorecards.service.js';
import { Recipients } from './recipients/recipients.service.js';
import { NotesService } from './notes/notes.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Application, ApplicationFile, ApplicationEvent, IdempotencyKey]),
    AuditModule,
    AuthModule,
    FilesModule,
    JobsModule,
    TokensModule,
    MailModule,
    RateLimitsModule,
  ],
  // Routes with a fixed word come before routes with an id in the same place: the first match is taken.
  controllers: [
    StatisticsController,
    BulkController,
    LiveChangesController,
    TagsController,
    ApplicationsController,
    AssigneesController,
    ApplicationStagesController,
    CorrectionController,
    BoardController,
    NotesController,
    ScorecardsController,
    MentionsController,
    OwnNoticesController,
    PeopleController,
    CvTextsController,
    PrintController,
    ApplicationHistoryController,
    ApplyController,
    ApplicationFilesController,
    ExportsController,
    StatusMailController,
    CandidateController,
    UpdateController,
    ErasuresController,
  ],
  providers: [
    ApplicationsService,
    ChosenApplications,
    ApplicationOpenings,
    ApplicationStatusesService,
    HiringMetrics,
    AssigneesService,
    AssignmentNotices,
    ApplicationStagesService,
    CorrectionService,
    BoardService,
    StatusFollowers,
    ApplicationRemovalService,
    ApplicationErasureService,
    ApplicationFeatures,
    ApplicationHistory,
    LiveChanges,
    NotesService,
    ScorecardsService,
    MentionsService,
    ArrivalNotices,
    DigestWorker,
    PeopleService,
    CvTexts,
    CvTextWorker,
    {
      provide: CvIndex,
      inject: [ENVIRONMENT],
      useFactory: ({ FILE_ENCRYPTION_KEYS }: Environment) => new CvIndex(FILE_ENCRYPTION_KEYS),
    },
    PrintService,
    StatisticsService,
    ExportLinksService,
    ExportsService,
    AnswerColumns,
    CsvExport,
    CvsExport,
    CvRows,
    ExportRecorder,
    ApplicationFilesService,
    ApplicationMailService,
    ApplyService,
    IdempotencyService,
    ImportedApplications,
    CandidateAccess,
    CandidateGuard,
    CandidateService,
    CvReplacement,
    ApplicationUpdate,
    KeptFilesService,
    Replacements,
    PersonalData,
    TalentPool,
    ErasuresService,
    Recipients,
    ApplicationTags,
    TagsService,
    ...linkTokens,
  ],
  exports: [
    ApplyService,
    TalentPool,
    AssigneesService,
    StatusFollowers,
    ApplicationHistory,
    ApplicationTags,
    ApplicationsService,
    ChosenApplications,
    ApplicationStatusesService,
    ApplicationRemovalService,
    Recipients,
    LiveChanges,
    ApplicationErasureService,
    ApplicationFeatures,
    CandidateAccess,
    CandidateGuard,
    ExportLinksService,
    IdempotencyService,
    ImportedApplications,
  ],
})
export class ApplicationsModule {
  constructor(labels: AuditLabels) {
    labels.describe('application', {
      idType: 'uuid',
      sql: `SELECT id::text, reference AS label, removed_at IS NULL AS is_there
            FROM applications WHERE id = ANY($1::uuid[])`,
    });
    labels.describe('tag', {
      idType: 'integer',
      sql: `SELECT id::text, name AS label, false AS is_there FROM tags WHERE id = ANY($1::int[])`,
    });
  }
}
