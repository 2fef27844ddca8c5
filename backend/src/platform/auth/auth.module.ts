import { Inject, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { sessionTokens } from '../tokens/session-tokens.js';
import { provideTokens } from '../tokens/signed-tokens.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { AuditLabels } from '../audit/audit-labels.service.js';
import { AuditModule } from '../audit/audit.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AccountNotices } from './accounts/account-notices.js';
import { AccountPasswords } from './passwords/account-passwords.service.js';
import { AccountService } from './accounts/account.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AuthController } from './login/auth.controller.js';
import { AuthService } from './login/auth.service.js';
import { ApiToken } from './api-tokens/api-token.entity.js';
import { ApiTokensController, ApiTokensFirstNameController } from './api-tokens/api-tokens.controller.js';
import { ApiTokensService } from './api-tokens/api-tokens.service.js';
import { TokenEndings } from './api-tokens/token-endings.service.js';
import { TokenLimit } from './api-tokens/token-limit.service.js';
import { Admin } from './entities/admin.entity.js';
import { Session } from './entities/session.entity.js';
import { LoginCompletion } from './login/login-completion.service.js';
import { LoginRecord } from './login/login-record.service.js';
import { OwnPasswordService } from './passwords/own-password.service.js';
import { UsedLinks } from './passwords/used-links.service.js';
import { PortalSetupService } from './accounts/portal-setup.service.js';
import { ProviderAccounts } from './provider-login/provider-accounts.service.js';
import {
  LOGIN_CHALLENGES,
  loginChallenges,
  LoginChallengesService,
} from './second-factor/login-challenges.service.js';
import { PasskeyChallengesService } from './second-factor/passkey-challenges.service.js';
import { PasskeysService } from './second-factor/passkeys.service.js';
import { RecoveryCodesService } from './second-factor/recovery-codes.service.js';
import { SecondFactorsService } from './second-factor/second-factors.service.js';
import { TotpService } from './second-factor/totp.service.js';
import { RestoredAccounts } from './accounts/restored-accounts.service.js';
import { SessionService } from './sessions/session.service.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';

const SECOND_FACTOR = [
  TotpService,
  PasskeyChallengesService,
  PasskeysService,
  RecoveryCodesService,
  SecondFactorsService,
  LoginChallengesService,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([Admin, Session, ApiToken]),
    AuditModule,
    RateLimitsModule,
    TokensModule,
  ],
  controllers: [
    AuthController,
    OwnSessionsController,
    AccountsController,
    ApiTokensController,
    ApiTokensFirstNameController,
  ],
  providers: [
    AuthService,
    AccountNotices,
    AccountPasswords,
    AccountService,
    ApiTokensService,
    LoginCompletion,
    LoginRecord,
    OwnPasswordService,
    OwnSessionsService,
    PortalSetupService,
    ProviderAccounts,
    RestoredAccounts,
    SessionService,
    TokenEndings,
    TokenLimit,
    UsedLinks,
    ...SECOND_FACTOR,
    provideTokens(JwtService, sessionTokens('portal')),
    provideTokens(LOGIN_CHALLENGES, loginChallenges),
  ],
  exports: [
    AccountNotices,
    AccountPasswords,
    AccountService,
    AuthService,
    LoginCompletion,
    OwnPasswordService,
    ProviderAccounts,
    RestoredAccounts,
    SessionService,
    TokenEndings,
    TokenLimit,
    UsedLinks,
    ...SECOND_FACTOR,
  ],
})
export class AuthModule implements OnApplicationBootstrap {
  private readonly logger = new Logger('Accounts');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly auth: AuthService,
    labels: AuditLabels,
  ) {
    labels.describe('account', {
      idType: 'uuid',
      sql: 'SELECT id::text, username AS label, true AS is_there FROM admins WHERE id = ANY($1::uuid[])',
    });
  }

  /** Creates the owner that the environment names, and warns of ADMIN_REGISTRATION=open. */
  async onApplicationBootstrap(): Promise<void> {
    const env = this.environment;
    if (env.ADMIN_REGISTRATION === 'open') {
      this.logger.warn('ADMIN_REGISTRATION=open: anyone who finds the portal can read every application.');
    }
    if (env.ADMIN_OWNER_USERNAME && env.ADMIN_OWNER_EMAIL && env.ADMIN_OWNER_PASSWORD) {
      await this.auth.ensureOwner({
        username: env.ADMIN_OWNER_USERNAME,
        email: env.ADMIN_OWNER_EMAIL,
        password: env.ADMIN_OWNER_PASSWORD,
      });
    }
  }
}
