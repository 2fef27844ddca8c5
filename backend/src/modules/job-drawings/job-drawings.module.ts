import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { Drawings } from './drawing/drawings.service.js';
import { JobPicture } from './pictures/job-picture.entity.js';
import { PostersController } from './posters/posters.controller.js';
import { Posters } from './posters/posters.service.js';
import { JobPictures } from './pictures/job-pictures.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobPicture]), JobsModule],
  controllers: [PostersController],
  providers: [Drawings, JobPictures, Posters],
  exports: [JobPictures],
})
export class JobDrawingsModule {}
