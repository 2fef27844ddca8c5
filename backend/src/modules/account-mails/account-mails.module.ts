import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { AccountMails } from './account-mails.service.js';

/** Mails to holders of portal accounts. A module of its own, so that the accounts module does not depend on mail. */
@Module({ imports: [AuthModule, MailModule, RateLimitsModule], providers: [AccountMails] })
export class AccountMailsModule {}
