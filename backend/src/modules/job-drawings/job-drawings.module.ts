import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { Drawings } from './drawing/drawings.service.js';
import { JobPicture } from './pictures/job-picture.entity.js';
import { JobPictures } from './pictures/job-pictures.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobPicture]), JobsModule],
  providers: [Drawings, JobPictures],
  exports: [JobPictures],
})
export class JobDrawingsModule {}
