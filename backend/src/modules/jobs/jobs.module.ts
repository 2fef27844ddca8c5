import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLabels } from '../../platform/audit/audit-labels.service.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { EditingModule } from '../../platform/editing/editing.module.js';
import { JobClosings } from './job-closings.service.js';
import { JobEditingService } from './editing/job-editing.service.js';
import { Job } from './job.entity.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { PublicJobsCache } from './public/public-jobs.cache.js';
import { PublicJobsFastPath } from './public/public-jobs.fast-path.js';
import { JobIndex } from './search/job-index.js';
import { JobSearch } from './search/job-search.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Job]), EditingModule, AuditModule],
  controllers: [JobsController],
  providers: [
    JobsService,
    JobEditingService,
    JobClosings,
    JobIndex,
    JobSearch,
    PublicJobsCache,
    PublicJobsFastPath,
  ],
  exports: [JobsService, JobEditingService, JobClosings, JobSearch],
})
export class JobsModule {
  constructor(labels: AuditLabels) {
    labels.describe('job', {
      idType: 'integer',
      sql: 'SELECT id::text, title AS label, deleted_at IS NULL AS is_there FROM jobs WHERE id = ANY($1::int[])',
    });
  }
}
