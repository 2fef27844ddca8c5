import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { DeskController } from './desk.controller.js';
import { DeskService } from './desk.service.js';

/** The first screen of the portal. Depends on the modules whose records it counts. */
@Module({
  imports: [ApplicationsModule, AuthModule, InterviewsModule, JobsModule, MailModule],
  controllers: [DeskController],
  providers: [DeskService],
})
export class DeskModule {}
