import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLabels } from '../../platform/audit/audit-labels.service.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { CommunityModule } from '../community/community.module.js';
import { EditingModule } from '../../platform/editing/editing.module.js';
import { TokensModule } from '../../platform/tokens/tokens.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { Member } from './entities/member.entity.js';
import { MemberAuthService } from './member-auth.service.js';
import { MemberDirectoryController } from './records/member-directory.controller.js';
import { MemberRecordsService } from './records/member-records.service.js';
import { MemberMailService } from './mails/member-mail.service.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';
import { MemberSessionsModule } from './sessions/member-sessions.module.js';
import { SignUpService } from './sign-up/sign-up.service.js';

/** Investors who signed up: sign-up, login, their own data, and the portal's list of them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Member]),
    AuditModule,
    AuthModule,
    CommunityModule,
    EditingModule,
    TokensModule,
    MailModule,
    MemberSessionsModule,
    RateLimitsModule,
  ],
  // Controllers with fixed paths come before those with an id in the same place: the first match is taken.
  controllers: [MembersController, MemberDirectoryController],
  providers: [MembersService, MemberRecordsService, SignUpService, MemberAuthService, MemberMailService],
  exports: [MembersService, MemberMailService, MemberRecordsService, SignUpService],
})
export class MembersModule {
  constructor(labels: AuditLabels) {
    labels.describe('member', {
      idType: 'uuid',
      sql: `SELECT id::text, first_name || ' ' || surname AS label, true AS is_there
            FROM members WHERE id = ANY($1::uuid[])`,
    });
  }
}
