import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { TokensModule } from '../../platform/tokens/tokens.module.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationMails } from './mails/registration-mails.service.js';
import { RegistrationService } from './registration.service.js';

/** Registration of portal accounts, and the confirmation of their addresses by mail. */
@Module({
  imports: [AuthModule, TokensModule, MailModule, RateLimitsModule],
  controllers: [RegistrationController],
  providers: [RegistrationMails, RegistrationService],
})
export class RegistrationModule {}
