import { type DynamicModule, Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from './environment.js';

/** Gives every module the validated environment. */
@Module({})
export class ConfigModule {
  static forRoot(environment: Environment): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: ENVIRONMENT, useValue: environment }],
      exports: [ENVIRONMENT],
    };
  }
}
