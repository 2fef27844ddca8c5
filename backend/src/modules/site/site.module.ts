import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { SiteService } from './site.service.js';

@Module({ imports: [JobsModule], providers: [SiteService], exports: [SiteService] })
export class SiteModule {}
