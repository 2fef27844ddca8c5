import createFetchClient, { type Client, type ClientOptions, mergeHeaders } from 'openapi-fetch';
import type { components, paths } from './generated/api.js';

/** Client of the whole API, typed by its description. Paths are given as documented, `/api` included. */
export type ApiClient = Client<paths>;

/** Bodies by their names in the API description. */
export type Schemas = components['schemas'];
export type Job = Schemas['JobDto'];
export type DeletedJob = Schemas['DeletedJobDto'];
export type JobDeletion = Schemas['JobDeletionDto'];
export type SaveJob = Schemas['SaveJobDto'];
export type Zone = Schemas['ZoneDto'];
export type SaveZone = Schemas['SaveZoneDto'];
export type Activity = Schemas['ActivityDto'];
export type SaveActivity = Schemas['SaveActivityDto'];
export type Message = Schemas['CommunityMessageDto'];
export type SaveMessage = Schemas['SaveMessageDto'];
export type Application = Schemas['ApplicationDto'];
export type CvText = Schemas['CvTextDto'];
export type Board = Schemas['BoardDto'];
export type BoardColumn = Schemas['BoardColumnDto'];
export type Scorecard = Schemas['ScorecardDto'];
export type Scorecards = Schemas['ScorecardsDto'];
export type SaveScorecard = Schemas['SaveScorecardDto'];
export type BoardCard = Schemas['BoardCardDto'];
export type FileWarning = Schemas['FileWarning'];
export type SubmittedApplication = Schemas['SubmittedApplication'];
export type Mail = Schemas['MailDto'];
export type RetriedMails = Schemas['RetriedMailsDto'];
export type MailTemplate = Schemas['MailTemplateDto'];
export type MailTemplateVersion = Schemas['MailTemplateVersionDto'];
export type SaveMailTemplate = Schemas['SaveMailTemplateDto'];
export type MailPreview = Schemas['MailPreviewDto'];
export type WriteMails = Schemas['WriteMailsDto'];
export type MailBatch = Schemas['MailBatchDto'];
export type MailProgress = Schemas['MailProgressDto'];
export type BulkAction = Schemas['BulkActionDto'];
export type StartBulkAction = Schemas['StartBulkActionDto'];
export type Import = Schemas['ImportDto'];
export type CheckImport = Schemas['CheckImportDto'];
export type Desk = Schemas['DeskDto'];
export type ApplicantMail = Schemas['ApplicantMailDto'];
export type StatusMail = Schemas['StatusMailDto'];
export type OnboardingProduct = Schemas['OnboardingProductDto'];
export type SentApplication = Schemas['SentApplicationDto'];
export type UpdatedApplication = Schemas['UpdatedApplicationDto'];
export type CandidateApplication = Schemas['CandidateApplicationDto'];
export type Interview = Schemas['InterviewDto'];
export type OfferedTime = Schemas['OfferedTimeDto'];
export type OwnInterview = Schemas['OwnInterviewDto'];
export type Slot = Schemas['SlotDto'];
export type Erasure = Schemas['ErasureDto'];
export type ErasureCertificate = Schemas['ErasureCertificateDto'];
export type AuditEntry = Schemas['AuditEntryDto'];
export type Account = Schemas['AccountDto'];
export type ApiToken = Schemas['ApiTokenDto'];
export type Webhook = Schemas['WebhookDto'];
export type SaveWebhook = Schemas['SaveWebhookDto'];
export type WebhookWithSecret = Schemas['WebhookWithSecretDto'];
export type WebhookDelivery = Schemas['WebhookDeliveryDto'];
export type WebhookDeliveryDetails = Schemas['WebhookDeliveryDetailsDto'];
export type OwnSession = Schemas['OwnSessionDto'];
export type SecondFactor = Schemas['SecondFactorDto'];
export type LoginWays = Schemas['LoginWaysDto'];
export type OwnSingleSignOn = Schemas['OwnSingleSignOnDto'];
export type Passkey = Schemas['PasskeyDto'];
export type TotpSecret = Schemas['TotpSecretDto'];
export type SecondStep = Schemas['SecondStep'];
export type Member = Schemas['MemberDto'];
export type UpdateMember = Schemas['UpdateMemberDto'];
export type MemberDetails = Schemas['MemberDetailsDto'];
export type MemberProfile = Schemas['MemberProfileDto'];
export type MemberSecrets = Schemas['MemberSecretsDto'];
export type MemberToken = Schemas['MemberTokenDto'];
export type MemberMessage = Schemas['MemberMessageDto'];
export type Counts = Schemas['CountsDto'];
export type PurchaseRecord = Schemas['PurchaseRecordDto'];
export type PurchaseDetails = Schemas['PurchaseDetailsDto'];
export type PurchasePayment = Schemas['PurchasePaymentDto'];
export type ProviderPayment = Schemas['ProviderPaymentDto'];
export type Note = Schemas['NoteDto'];
export type ApplicantReply = Schemas['ApplicantReplyDto'];
export type OwnNotices = Schemas['OwnNoticesDto'];
export type Reviewer = Schemas['ReviewerDto'];
export type Tag = Schemas['TagDto'];
export type Person = Schemas['PersonDto'];
export type LikelyPerson = Schemas['LikelyPersonDto'];
export type PersonApplication = Schemas['PersonApplicationDto'];
export type HistoryEntry = Schemas['HistoryEntryDto'];
export type ApplicationStatistics = Schemas['FiguresDto'];
export type ChangedStatuses = Schemas['ChangedStatusesDto'];
export type RemovedApplications = Schemas['RemovedApplicationsDto'];
export type RestoredApplications = Schemas['RestoredApplicationsDto'];
export type ExportLink = Schemas['ExportLinkDto'];
export type FileLink = Schemas['FileLinkDto'];

/** Options of openapi-fetch, and the token of requests. */
export interface ApiClientOptions extends ClientOptions {
  /** An API token (`smt_…`), or the token of a session. */
  token?: string | undefined;
}

/** A client for this origin, or for the base address given in the options. */
export function createClient({ token, ...options }: ApiClientOptions = {}): ApiClient {
  if (token === undefined) return createFetchClient<paths>(options);
  const headers = mergeHeaders({ Authorization: `Bearer ${token}` }, options.headers);
  return createFetchClient<paths>({ ...options, headers });
}
