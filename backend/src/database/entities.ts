import { ApplicationAnswer } from '../modules/applications/entities/application-answer.entity.js';
import { ApplicationEvent } from '../modules/applications/entities/application-event.entity.js';
import { ApplicationExport } from '../modules/applications/entities/application-export.entity.js';
import { ApplicationFile } from '../modules/applications/entities/application-file.entity.js';
import { ApplicationNote } from '../modules/applications/entities/application-note.entity.js';
import { ApplicationTag } from '../modules/applications/entities/application-tag.entity.js';
import { Application } from '../modules/applications/entities/application.entity.js';
import { ArrivalNotice } from '../modules/applications/entities/arrival-notice.entity.js';
import { AssignmentNotice } from '../modules/applications/entities/assignment-notice.entity.js';
import { ConsentText } from '../modules/applications/entities/consent-text.entity.js';
import { CvText } from '../modules/applications/entities/cv-text.entity.js';
import { ErasureCertificate } from '../modules/applications/entities/erasure-certificate.entity.js';
import { IdempotencyKey } from '../modules/applications/entities/idempotency-key.entity.js';
import { Scorecard } from '../modules/applications/entities/scorecard.entity.js';
import { NoteMention } from '../modules/applications/entities/note-mention.entity.js';
import { Tag } from '../modules/applications/entities/tag.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { AuditTerm } from '../platform/audit/retention/audit-term.entity.js';
import { AuditSeal } from '../platform/audit/seals/audit-seal.entity.js';
import { Admin } from '../platform/auth/entities/admin.entity.js';
import { PortalSetup } from '../platform/auth/entities/portal-setup.entity.js';
import { PasskeyChallenge } from '../platform/auth/second-factor/entities/passkey-challenge.entity.js';
import { Passkey } from '../platform/auth/second-factor/entities/passkey.entity.js';
import { RecoveryCode } from '../platform/auth/second-factor/entities/recovery-code.entity.js';
import { TotpSecret } from '../platform/auth/second-factor/entities/totp-secret.entity.js';
import { ApiToken } from '../platform/auth/api-tokens/api-token.entity.js';
import { ProviderIdentity } from '../modules/single-sign-on/entities/provider-identity.entity.js';
import { Session } from '../platform/auth/entities/session.entity.js';
import { ErasuresSaved } from '../platform/audit/erasures-saved.entity.js';
import { Activity } from '../modules/community/activities/activity.entity.js';
import { Message } from '../modules/community/messages/message.entity.js';
import { Zone } from '../modules/community/zones/zone.entity.js';
import { BulkActionItem } from '../modules/bulk-actions/entities/bulk-action-item.entity.js';
import { BulkAction } from '../modules/bulk-actions/entities/bulk-action.entity.js';
import { DeskVisit } from '../modules/desk/desk-visit.entity.js';
import { KeySample } from '../platform/encryption/key-sample.entity.js';
import { UnattachedFile } from '../platform/files/unattached-file.entity.js';
import { CalendarFeed } from '../modules/interviews/entities/calendar-feed.entity.js';
import { IndexNowPage } from '../modules/indexnow/indexnow-page.entity.js';
import { Interview } from '../modules/interviews/entities/interview.entity.js';
import { InterviewSlot } from '../modules/interviews/entities/interview-slot.entity.js';
import { OfferedSlot } from '../modules/interviews/entities/offered-slot.entity.js';
import { JobPicture } from '../modules/job-drawings/pictures/job-picture.entity.js';
import { Job } from '../modules/jobs/job.entity.js';
import { EndedJobAlert } from '../modules/job-alerts/entities/ended-job-alert.entity.js';
import { JobAlertMatch } from '../modules/job-alerts/entities/job-alert-match.entity.js';
import { JobAlertOpening } from '../modules/job-alerts/entities/job-alert-opening.entity.js';
import { JobAlert } from '../modules/job-alerts/entities/job-alert.entity.js';
import { ImportRow } from '../modules/imports/entities/import-row.entity.js';
import { Import } from '../modules/imports/entities/import.entity.js';
import { OneTimeToken } from '../platform/tokens/one-time-token.entity.js';
import { MailBatch } from '../modules/correspondence/batches/mail-batch.entity.js';
import { MailTemplateVersion } from '../modules/correspondence/templates/mail-template-version.entity.js';
import { MailTemplate } from '../modules/correspondence/templates/mail-template.entity.js';
import { Mail } from '../platform/mail/mail.entity.js';
import { MemberSession } from '../modules/members/entities/member-session.entity.js';
import { Member } from '../modules/members/entities/member.entity.js';
import { LedgerEntry } from '../modules/shares/entities/ledger-entry.entity.js';
import { PaymentEvent } from '../modules/shares/entities/payment-event.entity.js';
import { SharePurchase } from '../modules/shares/entities/share-purchase.entity.js';
import { WebhookDelivery } from '../modules/webhooks/entities/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../modules/webhooks/entities/webhook-endpoint.entity.js';
import { WebhookEvent } from '../modules/webhooks/entities/webhook-event.entity.js';
import { WebhookJob } from '../modules/webhooks/entities/webhook-job.entity.js';

/** All entities, those of the platform and of the modules. */
export const ENTITIES = [
  Job,
  JobPicture,
  Application,
  ApplicationAnswer,
  ApplicationFile,
  CvText,
  ApplicationEvent,
  ApplicationNote,
  NoteMention,
  ApplicationTag,
  Scorecard,
  ArrivalNotice,
  AssignmentNotice,
  Tag,
  ApplicationExport,
  ConsentText,
  ErasureCertificate,
  IdempotencyKey,
  BulkAction,
  BulkActionItem,
  DeskVisit,
  UnattachedFile,
  KeySample,
  Admin,
  PortalSetup,
  Session,
  ApiToken,
  TotpSecret,
  Passkey,
  ProviderIdentity,
  PasskeyChallenge,
  RecoveryCode,
  AuditEntry,
  AuditSeal,
  AuditTerm,
  ErasuresSaved,
  Zone,
  Activity,
  Message,
  InterviewSlot,
  Interview,
  OfferedSlot,
  CalendarFeed,
  Mail,
  MailBatch,
  MailTemplate,
  MailTemplateVersion,
  OneTimeToken,
  Member,
  MemberSession,
  SharePurchase,
  LedgerEntry,
  PaymentEvent,
  IndexNowPage,
  JobAlert,
  EndedJobAlert,
  JobAlertMatch,
  JobAlertOpening,
  Import,
  ImportRow,
  WebhookEndpoint,
  WebhookEvent,
  WebhookDelivery,
  WebhookJob,
];
