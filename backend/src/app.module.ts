import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from './platform/config/config.module.js';
import type { Environment } from './platform/config/environment.js';
import type { Timings } from './platform/config/timings.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { CommunityModule } from './modules/community/community.module.js';
import { CountsModule } from './modules/counts/counts.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MaintenanceModule } from './modules/maintenance/maintenance.module.js';
import { MemberRemovalModule } from './modules/member-removal/member-removal.module.js';
import { MembersModule } from './modules/members/members.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { OnboardingModule } from './modules/onboarding/onboarding.module.js';
import { SharesModule } from './modules/shares/shares.module.js';
import { SiteModule } from './modules/site/site.module.js';

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
        JobsModule,
        ApplicationsModule,
        CommunityModule,
        MailModule,
        MembersModule,
        CountsModule,
        OnboardingModule,
        SharesModule,
        MemberRemovalModule,
        SiteModule,
        MaintenanceModule,
        MetricsModule,
      ],
    };
  }
}
