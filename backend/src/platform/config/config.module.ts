import { type DynamicModule, Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from './environment.js';
import { SERVER_TIMINGS, type Timings, TIMINGS } from './timings.js';

/** Gives every module the validated environment and the timings. */
@Module({})
export class ConfigModule {
  static forRoot(environment: Environment, timings: Timings = TIMINGS): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: SERVER_TIMINGS, useValue: timings },
      ],
      exports: [ENVIRONMENT, SERVER_TIMINGS],
    };
  }
}
