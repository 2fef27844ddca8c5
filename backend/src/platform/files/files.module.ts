import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { MetricsRegistry } from '../metrics/index.js';
import { FilesService } from './files.service.js';
import { createFileStorage } from './create-file-storage.js';
import { ClamdScanner } from './scanning/clamd-scanner.js';
import { NoVirusScanner, VirusScanner } from './scanning/virus-scanner.js';
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
      useFactory: ({ CLAMD_HOST: host, CLAMD_PORT: port }: Environment) =>
        host ? new ClamdScanner({ host, port }) : new NoVirusScanner(),
    },
    FilesService,
  ],
  exports: [FilesService, FileStorage, VirusScanner],
})
export class FilesModule {
  constructor(metrics: MetricsRegistry, files: FilesService) {
    metrics.countedGauges(
      () => files.unattached(),
      [
        [
          'smash_unattached_files',
          'Files that no application names, until the sweep takes them',
          'state',
          ({ count }) => ({ waiting: count }),
        ],
        [
          'smash_unattached_oldest_seconds',
          'How long the oldest of them has waited for the sweep',
          'state',
          ({ oldestSeconds }) => ({ waiting: oldestSeconds }),
        ],
      ],
    );
  }
}
