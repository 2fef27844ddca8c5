import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { BulkActionsController } from './bulk-actions.controller.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { BulkExecutor } from './bulk-executor.service.js';
import { BulkTags } from './bulk-tags.service.js';
import { BulkWorker } from './bulk-worker.service.js';

/** Bulk actions: many applications changed at once, in the background. */
@Module({
  imports: [ApplicationsModule],
  controllers: [BulkActionsController],
  providers: [BulkActionsService, BulkExecutor, BulkTags, BulkWorker],
  exports: [BulkActionsService],
})
export class BulkActionsModule {}
