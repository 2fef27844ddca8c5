import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { JobAlertsModule } from '../job-alerts/job-alerts.module.js';
import { MembersModule } from '../members/members.module.js';
import { SharesModule } from '../shares/shares.module.js';
import { MemberRemovalController } from './member-removal.controller.js';
import { MemberRemovalService } from './member-removal.service.js';

/** A module of its own: it depends on members and shares, and shares depends on members. */
@Module({
  imports: [JobAlertsModule, MailModule, MembersModule, SharesModule],
  controllers: [MemberRemovalController],
  providers: [MemberRemovalService],
})
export class MemberRemovalModule {}
