import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { ImportReport } from './import-report.service.js';
import { ImportRemoval } from './import-removal.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { ApplicationImporter } from './rows/application-importer.service.js';
import { JobImporter } from './rows/job-importer.service.js';
import { ImportRun } from './work/import-run.service.js';
import { ImportWorker } from './work/import-worker.service.js';

@Module({
  imports: [ApplicationsModule, AuditModule, AuthModule, FilesModule, JobsModule],
  controllers: [ImportsController],
  providers: [
    ImportsService,
    ImportRemoval,
    ImportReport,
    ImportRun,
    ImportWorker,
    ApplicationImporter,
    JobImporter,
  ],
  exports: [ImportRemoval],
})
export class ImportsModule {}
