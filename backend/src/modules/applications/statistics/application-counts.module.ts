import { Global, Module } from '@nestjs/common';
import { ApplicationCounts } from '../../jobs/index.js';
import { ApplicationCountsService } from './application-counts.service.js';

/** Global, since the jobs ask for it and the applications know the jobs, not the other way round. */
@Global()
@Module({
  providers: [{ provide: ApplicationCounts, useClass: ApplicationCountsService }],
  exports: [ApplicationCounts],
})
export class ApplicationCountsModule {}
