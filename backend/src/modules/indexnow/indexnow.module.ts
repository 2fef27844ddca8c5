import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { IndexNowPages } from './indexnow-pages.service.js';
import { IndexNowWorker } from './indexnow-worker.service.js';

/** Tells search engines of the pages of jobs (IndexNow). */
@Module({ imports: [JobsModule], providers: [IndexNowPages, IndexNowWorker] })
export class IndexNowModule {}
