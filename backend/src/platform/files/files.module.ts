import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { MetricsRegistry } from '../metrics/index.js';
import { FilesService } from './files.service.js';
import { createFileStorage } from './create-file-storage.js';
import { createVirusScanner } from './scanning/create-virus-scanner.js';
import { VirusScanner } from './scanning/virus-scanner.js';
import { FileStorage } from './storage/file-storage.js';

@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => createFileStorage(environment),
    },
    {
      provide: VirusScanner,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => createVirusScanner(environment),
    },
    FilesService,
  ],
  exports: [FilesService, FileStorage, VirusScanner],
})
export class FilesModule {
  constructor(metrics: MetricsRegistry, files: FilesService) {
    metrics.countedGauge(
      'smash_unattached_files',
      'Files that no application names, until the sweep takes them',
      'state',
      async () => ({ waiting: await files.countUnattached() }),
    );
  }
}
