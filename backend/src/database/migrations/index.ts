import { InitialSchema1763660000000 } from './1763660000000-initial-schema.js';
import { JobVersion1795213200000 } from './1795213200000-job-version.js';
import { Community1795213300000 } from './1795213300000-community.js';
import { ApplicationReview1795215000000 } from './1795215000000-application-review.js';
import { Mails1795300000000 } from './1795300000000-mails.js';
import { VisibleApplications1795301000000 } from './1795301000000-visible-applications.js';
import { OneTimeLinks1795400000000 } from './1795400000000-one-time-links.js';
import { Members1795400100000 } from './1795400100000-members.js';
import { Shares1795410000000 } from './1795410000000-shares.js';
import { Candidate1795420000000 } from './1795420000000-candidate.js';
import { ErasureList1795510000000 } from './1795510000000-erasure-list.js';
import { MembersAndReviews1795610000000 } from './1795610000000-members-and-reviews.js';
import { PortalSetup1795620000000 } from './1795620000000-portal-setup.js';
import { Roles1795700000000 } from './1795700000000-roles.js';
import { ConfirmedAccounts1795700010000 } from './1795700010000-confirmed-accounts.js';
import { JobDrafts1795720000000 } from './1795720000000-job-drafts.js';
import { FileWarnings1795740000000 } from './1795740000000-file-warnings.js';
import { SessionsInUse1795810000000 } from './1795810000000-sessions-in-use.js';
import { AccountClaims1795810001000 } from './1795810001000-account-claims.js';
import { EraseApplication1795820000000 } from './1795820000000-erase-application.js';
import { AuditSeals1795820100000 } from './1795820100000-audit-seals.js';
import { AuditFilters1795830000000 } from './1795830000000-audit-filters.js';
import { SecondFactor1795840000000 } from './1795840000000-second-factor.js';
import { KeptMails1795910000000 } from './1795910000000-kept-mails.js';
import { Correspondence1795910100000 } from './1795910100000-correspondence.js';
import { MailsWithATime1795920000000 } from './1795920000000-mails-with-a-time.js';
import { Interviews1795920100000 } from './1795920100000-interviews.js';
import { Questions1795930000000 } from './1795930000000-questions.js';
import { People1795940000000 } from './1795940000000-people.js';
import { PeopleOfApplications1795940100000 } from './1795940100000-people-of-applications.js';
import { CvTexts1795950000000 } from './1795950000000-cv-texts.js';
import { Imports1795960000000 } from './1795960000000-imports.js';
import { Stages1795970000000 } from './1795970000000-stages.js';
import { IndexOfStages1795970000001 } from './1795970000001-index-of-stages.js';
import { Tags1795980000000 } from './1795980000000-tags.js';
import { BulkActions1796010000000 } from './1796010000000-bulk-actions.js';
import { Desk1796010100000 } from './1796010100000-desk.js';
import { ToldByHistory1796020000000 } from './1796020000000-told-by-history.js';
import { StatusMails1796020100000 } from './1796020100000-status-mails.js';
import { ReplacedApplications1796030000000 } from './1796030000000-replaced-applications.js';
import { IndexOfReplacedApplications1796030000001 } from './1796030000001-index-of-replaced-applications.js';
import { IndexOfRepeatedApplications1796030100000 } from './1796030100000-index-of-repeated-applications.js';
import { Assignees1796040000000 } from './1796040000000-assignees.js';
import { IndexOfAssignees1796040000001 } from './1796040000001-index-of-assignees.js';
import { NoteMentions1796040100000 } from './1796040100000-note-mentions.js';
import { ArrivalNotices1796040200000 } from './1796040200000-arrival-notices.js';
import { Scorecards1796050000000 } from './1796050000000-scorecards.js';
import { IndexOfRatings1796050000001 } from './1796050000001-index-of-ratings.js';
import { WorkThatFails1796060000000 } from './1796060000000-work-that-fails.js';
import { TalentPool1796060100000 } from './1796060100000-talent-pool.js';
import { IndexOfTalentPool1796060100001 } from './1796060100001-index-of-talent-pool.js';
import { SamplesOfImports1796060200000 } from './1796060200000-samples-of-imports.js';
import { BulkTags1796070000000 } from './1796070000000-bulk-tags.js';
import { JobFacts1796080000000 } from './1796080000000-job-facts.js';
import { JobAlerts1796110000000 } from './1796110000000-job-alerts.js';
import { IndexNow1796110100000 } from './1796110100000-indexnow.js';
import { Channels1796120000000 } from './1796120000000-channels.js';
import { IndexOfChannels1796120000001 } from './1796120000001-index-of-channels.js';
import { JobPictures1796120100000 } from './1796120100000-job-pictures.js';
import { AuditRetention1796130000000 } from './1796130000000-audit-retention.js';
import { BrandsOfAccounts1796140000000 } from './1796140000000-brands-of-accounts.js';
import { ApiTokens1797000000000 } from './1797000000000-api-tokens.js';
import { Webhooks1797100000000 } from './1797100000000-webhooks.js';
import { SingleSignOn1797300000000 } from './1797300000000-single-sign-on.js';
import { WebhookSecretKeys1797400000000 } from './1797400000000-webhook-secret-keys.js';
import { CvsGivenUp1797500000000 } from './1797500000000-cvs-given-up.js';
import { EndedJobAlerts1797600000000 } from './1797600000000-ended-job-alerts.js';
import { PostedJobs1797700000000 } from './1797700000000-posted-jobs.js';
import { LastUseOfTokens1797710000000 } from './1797710000000-last-use-of-tokens.js';
import { LeasesOfMails1797800000000 } from './1797800000000-leases-of-mails.js';
import { WhatImportsKeep1797900000000 } from './1797900000000-what-imports-keep.js';
import { KeysOfApplications1797900100000 } from './1797900100000-keys-of-applications.js';
import { ErasuresSaved1798000000000 } from './1798000000000-erasures-saved.js';
import { TokenEndings1798100000000 } from './1798100000000-token-endings.js';
import { IndexesOfUpkeep1798200000000 } from './1798200000000-indexes-of-upkeep.js';
import { WhatABatchHasSeen1798300000000 } from './1798300000000-what-a-batch-has-seen.js';
import { MailsTakenBack1798400000000 } from './1798400000000-mails-taken-back.js';
import { PurchasesByAddress1798500000000 } from './1798500000000-purchases-by-address.js';
import { OrderOfDueMails1798800000000 } from './1798800000000-order-of-due-mails.js';
import { WhatSearchesFind1798900000000 } from './1798900000000-what-searches-find.js';
import { OrderOfKeptMails1798910000000 } from './1798910000000-order-of-kept-mails.js';
import { CountsOfBulkActions1798930000000 } from './1798930000000-counts-of-bulk-actions.js';
import { KeySamples1798970000000 } from './1798970000000-key-samples.js';
import { HeadersAndFormsOfCvs1798990000000 } from './1798990000000-headers-and-forms-of-cvs.js';
import { EndsOfConsents1799000000000 } from './1799000000000-ends-of-consents.js';
import { UnpaidOrdersWithAddress1799010000000 } from './1799010000000-unpaid-orders-with-address.js';
import { UnusedIndexes1799020000000 } from './1799020000000-unused-indexes.js';
import { SearchOfMails1799030000000 } from './1799030000000-search-of-mails.js';
import { ReceivedInLedger1799040000000 } from './1799040000000-received-in-ledger.js';
import { WordsOfCvs1799050000000 } from './1799050000000-words-of-cvs.js';
import { AgeOfRecoveryCodes1799060000000 } from './1799060000000-age-of-recovery-codes.js';
import { OrdersOfPurchases1799080000000 } from './1799080000000-orders-of-purchases.js';
import { DeliveriesWithPersonalData1799090000000 } from './1799090000000-deliveries-with-personal-data.js';
import { ClosingOpenings1799100000000 } from './1799100000000-closing-openings.js';

/** In the order in which they run. Listed by hand: a glob would also pick up what a stale build left behind. */
export const MIGRATIONS = [
  InitialSchema1763660000000,
  JobVersion1795213200000,
  Community1795213300000,
  ApplicationReview1795215000000,
  Mails1795300000000,
  VisibleApplications1795301000000,
  OneTimeLinks1795400000000,
  Members1795400100000,
  Shares1795410000000,
  Candidate1795420000000,
  ErasureList1795510000000,
  MembersAndReviews1795610000000,
  PortalSetup1795620000000,
  Roles1795700000000,
  ConfirmedAccounts1795700010000,
  JobDrafts1795720000000,
  FileWarnings1795740000000,
  SessionsInUse1795810000000,
  AccountClaims1795810001000,
  EraseApplication1795820000000,
  AuditSeals1795820100000,
  AuditFilters1795830000000,
  SecondFactor1795840000000,
  KeptMails1795910000000,
  Correspondence1795910100000,
  MailsWithATime1795920000000,
  Interviews1795920100000,
  Questions1795930000000,
  People1795940000000,
  PeopleOfApplications1795940100000,
  CvTexts1795950000000,
  Imports1795960000000,
  Stages1795970000000,
  IndexOfStages1795970000001,
  Tags1795980000000,
  BulkActions1796010000000,
  Desk1796010100000,
  ToldByHistory1796020000000,
  StatusMails1796020100000,
  ReplacedApplications1796030000000,
  IndexOfReplacedApplications1796030000001,
  IndexOfRepeatedApplications1796030100000,
  Assignees1796040000000,
  IndexOfAssignees1796040000001,
  NoteMentions1796040100000,
  ArrivalNotices1796040200000,
  Scorecards1796050000000,
  IndexOfRatings1796050000001,
  WorkThatFails1796060000000,
  TalentPool1796060100000,
  IndexOfTalentPool1796060100001,
  SamplesOfImports1796060200000,
  BulkTags1796070000000,
  JobFacts1796080000000,
  JobAlerts1796110000000,
  IndexNow1796110100000,
  Channels1796120000000,
  IndexOfChannels1796120000001,
  JobPictures1796120100000,
  AuditRetention1796130000000,
  BrandsOfAccounts1796140000000,
  ApiTokens1797000000000,
  Webhooks1797100000000,
  SingleSignOn1797300000000,
  WebhookSecretKeys1797400000000,
  CvsGivenUp1797500000000,
  EndedJobAlerts1797600000000,
  PostedJobs1797700000000,
  LastUseOfTokens1797710000000,
  LeasesOfMails1797800000000,
  WhatImportsKeep1797900000000,
  KeysOfApplications1797900100000,
  ErasuresSaved1798000000000,
  TokenEndings1798100000000,
  IndexesOfUpkeep1798200000000,
  WhatABatchHasSeen1798300000000,
  MailsTakenBack1798400000000,
  PurchasesByAddress1798500000000,
  OrderOfDueMails1798800000000,
  WhatSearchesFind1798900000000,
  OrderOfKeptMails1798910000000,
  CountsOfBulkActions1798930000000,
  KeySamples1798970000000,
  HeadersAndFormsOfCvs1798990000000,
  EndsOfConsents1799000000000,
  UnpaidOrdersWithAddress1799010000000,
  UnusedIndexes1799020000000,
  SearchOfMails1799030000000,
  ReceivedInLedger1799040000000,
  WordsOfCvs1799050000000,
  AgeOfRecoveryCodes1799060000000,
  OrdersOfPurchases1799080000000,
  DeliveriesWithPersonalData1799090000000,
  ClosingOpenings1799100000000,
];
