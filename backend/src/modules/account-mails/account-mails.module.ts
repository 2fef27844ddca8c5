import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { AccountMails } from './account-mails.service.js';

/** What owners of accounts of the portal hear by mail. Above accounts and mail, since accounts know nothing of mail. */
@Module({ imports: [AuthModule, MailModule, RateLimitsModule], providers: [AccountMails] })
export class AccountMailsModule {}
