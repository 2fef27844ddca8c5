import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT, type Environment } from '../platform/config/environment.js';
import { dataSourceOptions } from './data-source-options.js';

/** The connection pool. Migrations run before the application is created (see server.ts). */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => ({
        ...dataSourceOptions(environment),
        retryAttempts: 5,
        retryDelay: 1_000,
      }),
    }),
  ],
})
export class DatabaseModule {}
