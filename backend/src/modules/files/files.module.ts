import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { FileKeeper } from './file-keeper.service.js';
import { createFileStorage } from './create-file-storage.js';
import { FileStorage } from './storage/file-storage.js';

@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => createFileStorage(environment),
    },
    FileKeeper,
  ],
  exports: [FileKeeper, FileStorage],
})
export class FilesModule {}
