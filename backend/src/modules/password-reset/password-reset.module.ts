import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { SessionService } from '../../platform/auth/sessions/session.service.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { TokensModule } from '../../platform/tokens/tokens.module.js';
import { SingleSignOnModule } from '../single-sign-on/single-sign-on.module.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';
import { endResetLinks } from './reset-links.js';

/** A new password for an account of the portal, by mail. */
@Module({
  imports: [AuthModule, TokensModule, MailModule, RateLimitsModule, SingleSignOnModule],
  controllers: [PasswordResetController],
  providers: [PasswordResetService],
})
export class PasswordResetModule {
  constructor(sessions: SessionService) {
    sessions.alsoEnd(endResetLinks);
  }
}
