import { Module } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { FilesModule } from '../files/files.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { ApplicationFilesController } from './application-files.controller.js';
import { ApplicationFilesService, LINK_TOKENS } from './application-files.service.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { ApplyController } from './apply.controller.js';
import { ApplyService } from './apply.service.js';
import { ApplicationEvent } from './entities/application-event.entity.js';
import { ApplicationFile } from './entities/application-file.entity.js';
import { Application } from './entities/application.entity.js';
import { IdempotencyKey } from './entities/idempotency-key.entity.js';
import { IdempotencyService } from './idempotency.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Application, ApplicationFile, ApplicationEvent, IdempotencyKey]),
    AuditModule,
    AuthModule,
    FilesModule,
    JobsModule,
    RateLimitsModule,
  ],
  controllers: [ApplicationsController, ApplyController, ApplicationFilesController],
  providers: [
    ApplicationsService,
    ApplicationFilesService,
    ApplyService,
    IdempotencyService,
    {
      provide: LINK_TOKENS,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) =>
        new JwtService({
          secret: environment.FILE_LINK_SECRET,
          signOptions: { algorithm: 'HS256', audience: 'file-link' },
          verifyOptions: { algorithms: ['HS256'], audience: 'file-link' },
        }),
    },
  ],
  exports: [ApplicationsService, IdempotencyService],
})
export class ApplicationsModule {}
