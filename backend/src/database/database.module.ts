import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { scopeConnections } from '../platform/brand-scope/index.js';
import { ENVIRONMENT, type Environment } from '../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../platform/config/timings.js';
import { dataSourceOptions } from './data-source-options.js';

/** The connection pool. Migrations run before the application is created (see server.ts). */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ENVIRONMENT, SERVER_TIMINGS],
      useFactory: (environment: Environment, timings: Timings) => ({
        ...dataSourceOptions(environment, timings),
        retryAttempts: 5,
        retryDelay: 1_000,
      }),
      dataSourceFactory: (options) =>
        Promise.resolve(scopeConnections(new DataSource(options as DataSourceOptions))),
    }),
  ],
})
export class DatabaseModule {}
