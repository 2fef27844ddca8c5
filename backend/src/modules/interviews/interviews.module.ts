import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { SessionService } from '../../platform/auth/sessions/session.service.js';
import { MailChecks } from '../../platform/mail/mail-checks.service.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { APPLICANT_MAIL, JOB_STATUS_MAIL } from '../applications/index.js';
import { ApplicationFeatures } from '../applications/features/application-features.service.js';
import { Recipients } from '../applications/recipients/recipients.service.js';
import { CorrespondenceModule } from '../correspondence/correspondence.module.js';
import { PlaceholderSources } from '../correspondence/writing/placeholder-sources.service.js';
import { SingleSignOnModule } from '../single-sign-on/single-sign-on.module.js';
import { InterviewChanges } from './booking/interview-changes.service.js';
import { BookingService } from './booking/booking.service.js';
import { CalendarFeedController } from './feed/calendar-feed.controller.js';
import { CalendarFeedService } from './feed/calendar-feed.service.js';
import { InterviewPlaceholders } from './interview-placeholders.service.js';
import { InterviewsController } from './list/interviews.controller.js';
import { InterviewsService } from './list/interviews.service.js';
import { CalendarEntries } from './mails/calendar-entries.service.js';
import { isAhead, mayOffer, mayRemind } from './mails/leaving-interview-mails.js';
import { BOOKED_OR_MOVED, InterviewMails, OFFERED } from './mails/interview-mails.service.js';
import { LastInterviewMails } from './mails/last-interview-mails.service.js';
import { REMINDER_KINDS } from './mails/reminders.js';
import { OwnInterviewController } from './own/own-interview.controller.js';
import { OwnInterviewService } from './own/own-interview.service.js';
import { SlotsController } from './slots/slots.controller.js';
import { SlotsService } from './slots/slots.service.js';

@Module({
  imports: [
    ApplicationsModule,
    AuditModule,
    AuthModule,
    CorrespondenceModule,
    MailModule,
    RateLimitsModule,
    SingleSignOnModule,
  ],
  // Controllers with fixed paths come before those with an id in the same place: the first match is taken.
  controllers: [CalendarFeedController, InterviewsController, SlotsController, OwnInterviewController],
  providers: [
    InterviewPlaceholders,
    BookingService,
    InterviewChanges,
    CalendarFeedService,
    CalendarEntries,
    InterviewMails,
    LastInterviewMails,
    InterviewsService,
    OwnInterviewService,
    SlotsService,
  ],
  exports: [CalendarFeedService, InterviewsService, SlotsService],
})
export class InterviewsModule {
  constructor(
    features: ApplicationFeatures,
    own: OwnInterviewService,
    booking: BookingService,
    sources: PlaceholderSources,
    placeholders: InterviewPlaceholders,
    sessions: SessionService,
    feeds: CalendarFeedService,
    checks: MailChecks,
    recipients: Recipients,
    { manager }: DataSource,
  ) {
    checks.register([OFFERED], (mail) => mayOffer(manager, mail));
    checks.register(BOOKED_OR_MOVED, (mail) => isAhead(manager, mail));
    checks.register([APPLICANT_MAIL, JOB_STATUS_MAIL], (mail) => placeholders.mayLeave(manager, mail));
    checks.register(REMINDER_KINDS, (mail) => mayRemind(manager, mail));
    // Mails about a removed application wait, except those that update calendars.
    checks.registerDeferral([OFFERED, ...REMINDER_KINDS], (mail) => recipients.isAboutRemoved(mail));
    sessions.alsoEnd((manager, adminId) => feeds.endWithSessions(manager, adminId));
    sources.register((manager, applicationIds) => placeholders.find(manager, applicationIds));
    features.register({
      name: 'interviews',
      describe: (applicationId) => own.describe(applicationId),
      isUnderWay: (manager, applicationId) => booking.isUnderWay(manager, applicationId),
      end: (manager, applicationId, how) => booking.endWith(manager, applicationId, how),
    });
  }
}
