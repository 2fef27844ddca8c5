import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { AccountSecondFactorController } from './accounts/account-second-factor.controller.js';
import { AccountSecondFactorService } from './accounts/account-second-factor.service.js';
import { SecondStepController } from './login/second-step.controller.js';
import { SecondStepService } from './login/second-step.service.js';
import { OwnPasskeysController } from './own/own-passkeys.controller.js';
import { OwnPasskeysService } from './own/own-passkeys.service.js';
import { OwnSecondFactorController } from './own/own-second-factor.controller.js';
import { OwnSecondFactorService } from './own/own-second-factor.service.js';
import { SecondFactorChanges } from './own/second-factor-changes.service.js';

/** The second factor of portal accounts: the second step of a login, and how it is set up and taken away (docs/decisions/0045-a-second-factor-for-accounts.md). */
@Module({
  imports: [AuditModule, AuthModule, MailModule, RateLimitsModule],
  controllers: [
    SecondStepController,
    OwnSecondFactorController,
    OwnPasskeysController,
    AccountSecondFactorController,
  ],
  providers: [
    SecondStepService,
    OwnSecondFactorService,
    OwnPasskeysService,
    SecondFactorChanges,
    AccountSecondFactorService,
  ],
})
export class SecondFactorModule {}
