import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { scopeConnections } from '../platform/brand-scope/index.js';
import { ENVIRONMENT, type Environment } from '../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../platform/config/timings.js';
import { STANDBY, StandbyReads } from '../platform/standby/index.js';
import { dataSourceOptions, standbyOptions } from './data-source-options.js';

/** The connection pools. Migrations run before the application is created (see server.ts). */
@Global()
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
  providers: [
    {
      provide: STANDBY,
      inject: [ENVIRONMENT, SERVER_TIMINGS],
      useFactory: (environment: Environment, timings: Timings) => {
        const { DATABASE_STANDBY_URL: url } = environment;
        return url && scopeConnections(new DataSource(standbyOptions(url, environment, timings)));
      },
    },
    StandbyReads,
  ],
  exports: [StandbyReads],
})
export class DatabaseModule {}
