import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../../../platform/audit/audit.module.js';
import { ApplicationCounts, StagedApplications } from '../../jobs/index.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { StagedApplicationsService } from '../stages/staged-applications.service.js';
import { ApplicationCountsService } from './application-counts.service.js';

/** Global, since the jobs module needs it, and applications depend on jobs, not the other way round. */
@Global()
@Module({
  imports: [AuditModule],
  providers: [
    ApplicationHistory,
    { provide: ApplicationCounts, useClass: ApplicationCountsService },
    { provide: StagedApplications, useClass: StagedApplicationsService },
  ],
  exports: [ApplicationCounts, StagedApplications],
})
export class ApplicationCountsModule {}
