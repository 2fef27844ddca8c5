import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { ConfigModule } from './platform/config/config.module.js';
import type { Environment } from './platform/config/environment.js';
import type { Timings } from './platform/config/timings.js';
import { DatabaseModule } from './database/database.module.js';
import { AccountMailsModule } from './modules/account-mails/account-mails.module.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { TokenLimit } from './platform/auth/api-tokens/token-limit.service.js';
import { SessionGuard } from './platform/auth/session.guard.js';
import { SessionService } from './platform/auth/sessions/session.service.js';
import { AddressLimitGuard } from './platform/rate-limits/address-limit.guard.js';
import { RateLimitsModule } from './platform/rate-limits/rate-limits.module.js';
import { AuditLogModule } from './platform/audit-log/audit-log.module.js';
import { BulkActionsModule } from './modules/bulk-actions/bulk-actions.module.js';
import { CommunityModule } from './modules/community/community.module.js';
import { CorrespondenceModule } from './modules/correspondence/correspondence.module.js';
import { CountsModule } from './modules/counts/counts.module.js';
import { DeskModule } from './modules/desk/desk.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { InterviewsModule } from './modules/interviews/interviews.module.js';
import { ImportsModule } from './modules/imports/imports.module.js';
import { IndexNowModule } from './modules/indexnow/indexnow.module.js';
import { JobAlertsModule } from './modules/job-alerts/job-alerts.module.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MaintenanceModule } from './modules/maintenance/maintenance.module.js';
import { MemberRemovalModule } from './modules/member-removal/member-removal.module.js';
import { MemberSessionService } from './modules/members/sessions/member-session.service.js';
import { MemberSessionsModule } from './modules/members/sessions/member-sessions.module.js';
import { MembersModule } from './modules/members/members.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { OnboardingModule } from './modules/onboarding/onboarding.module.js';
import { PasswordResetModule } from './modules/password-reset/password-reset.module.js';
import { RegistrationModule } from './modules/registration/registration.module.js';
import { SecondFactorModule } from './modules/second-factor/second-factor.module.js';
import { SingleSignOnModule } from './modules/single-sign-on/single-sign-on.module.js';
import { SharesModule } from './modules/shares/shares.module.js';
import { SiteModule } from './modules/site/site.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import { ApplicationCountsModule } from './modules/applications/statistics/application-counts.module.js';

/** The guards of every route, in order. */
const GUARDS: Provider[] = [
  { provide: APP_GUARD, useClass: AddressLimitGuard },
  {
    provide: APP_GUARD,
    inject: [Reflector, SessionService, MemberSessionService, TokenLimit],
    useFactory: (...parts: ConstructorParameters<typeof SessionGuard>) => new SessionGuard(...parts),
  },
];

@Module({})
export class AppModule {
  static forRoot(environment: Environment, timings?: Timings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment, timings),
        DatabaseModule,
        HealthModule,
        AuthModule,
        AccountMailsModule,
        JobsModule,
        JobAlertsModule,
        ApplicationsModule,
        ApplicationCountsModule,
        BulkActionsModule,
        CorrespondenceModule,
        InterviewsModule,
        DeskModule,
        ImportsModule,
        IndexNowModule,
        AuditLogModule,
        CommunityModule,
        MailModule,
        MembersModule,
        CountsModule,
        OnboardingModule,
        PasswordResetModule,
        RegistrationModule,
        SecondFactorModule,
        SharesModule,
        SingleSignOnModule,
        MemberRemovalModule,
        WebhooksModule,
        SiteModule,
        MaintenanceModule,
        MetricsModule,
        MemberSessionsModule,
        RateLimitsModule,
      ],
      providers: GUARDS,
    };
  }
}
