import { Module } from '@nestjs/common';
import { JobDrawingsModule } from '../job-drawings/job-drawings.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobFeedsService } from './feeds/job-feeds.service.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [JobsModule, JobDrawingsModule],
  providers: [SiteService, JobFeedsService],
  exports: [SiteService],
})
export class SiteModule {}
