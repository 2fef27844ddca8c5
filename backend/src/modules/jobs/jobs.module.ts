import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditingModule } from '../../platform/editing/editing.module.js';
import { Job } from './job.entity.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { PublicJobsCache } from './public-jobs.cache.js';
import { PublicJobsLane } from './public-jobs.lane.js';

@Module({
  imports: [TypeOrmModule.forFeature([Job]), EditingModule],
  controllers: [JobsController],
  providers: [JobsService, PublicJobsCache, PublicJobsLane],
  exports: [JobsService],
})
export class JobsModule {}
