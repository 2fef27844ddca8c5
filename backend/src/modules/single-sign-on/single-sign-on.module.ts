import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { SignOnAttempts } from './attempt/sign-on-attempts.js';
import { ProviderIdentity } from './entities/provider-identity.entity.js';
import { Identities } from './identities.service.js';
import { ProviderLoginController } from './login/provider-login.controller.js';
import { ProviderLoginService } from './login/provider-login.service.js';
import { OwnSingleSignOnController } from './own/own-single-sign-on.controller.js';
import { OwnSingleSignOnService } from './own/own-single-sign-on.service.js';
import { IdentityProvider } from './provider/identity-provider.service.js';
import { ProviderConnection } from './provider/provider-connection.js';

/** Logins of portal accounts at an identity provider of the operator's (docs/decisions/0109-accounts-log-in-at-an-identity-provider.md). */
@Module({
  imports: [TypeOrmModule.forFeature([ProviderIdentity]), AuditModule, AuthModule, RateLimitsModule],
  controllers: [ProviderLoginController, OwnSingleSignOnController],
  providers: [
    Identities,
    IdentityProvider,
    OwnSingleSignOnService,
    ProviderConnection,
    ProviderLoginService,
    SignOnAttempts,
  ],
  exports: [Identities],
})
export class SingleSignOnModule {}
