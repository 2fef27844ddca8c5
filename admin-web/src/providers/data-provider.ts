import type { ApplicationFileKind } from '@smash/contract';
import type { DataProvider, RaRecord, UpdateParams } from 'react-admin';
import { api } from './api-client';
import { accounts } from './calls/accounts';
import { moveApplication, readBoard, readBoardColumn } from './calls/board';
import { audit, exportAudit } from './calls/audit';
import { activities } from './calls/activities';
import { listBulkActions, startBulkAction, undoBulkAction } from './calls/bulk-actions';
import { readDesk } from './calls/desk';
import { followApplicationChanges, tellPresence } from './calls/application-changes';
import { applications, findUnopened } from './calls/applications';
import {
  checkImport,
  giveUpImport,
  listImports,
  readImport,
  readImportReport,
  startImport,
  uploadImport,
} from './calls/imports';
import { erasures } from './calls/erasures';
import { requestExport } from './calls/exports';
import { downloadFile, readCvText, readLinkedFile, requestFileLink } from './calls/files';
import { readStatistics } from './calls/statistics';
import {
  addSlots,
  cancelInterview,
  endCalendarFeed,
  listInterviews,
  listSlots,
  makeCalendarFeed,
  moveInterview,
  offerInterview,
  readCalendarFeed,
  removeSlot,
} from './calls/interviews';
import { closeJob, deletedJobs, deleteJob, duplicateJob, jobs, readPoster, restoreJob } from './calls/jobs';
import { mail, retryMail } from './calls/mail';
import { changeMemberStatus, members, revealMember } from './calls/members';
import {
  listApplicantMails,
  listTemplateVersions,
  mailTemplates,
  previewMail,
  recordChat,
  readMailProgress,
  undoMails,
  writeMails,
} from './calls/correspondence';
import { messages } from './calls/messages';
import { addNote, listHistory, listNotes, removeNote } from './calls/notes';
import { recordPrint } from './calls/prints';
import { joinPeople, readPerson, splitPerson } from './calls/people';
import { acceptPurchase, exportPurchases, purchases, readPayment, refusePurchase } from './calls/purchases';
import { confirmAccount, sendAccountConfirmation } from './calls/registration';
import { endOtherSessions, endOwnSession, keepSession, listOwnSessions } from './calls/own-sessions';
import { canResetByMail, requestPasswordLink, resetPassword } from './calls/password-reset';
import {
  completeOwnSignOn,
  disconnectOwnSignOn,
  readLoginWays,
  readOwnSignOn,
  startOwnSignOn,
  startSignOn,
} from './calls/single-sign-on';
import { removeApplications, restoreApplications } from './calls/removals';
import { unwrap, type ResourceCalls } from './calls/resource-calls';
import { readScorecards, saveScorecard, withdrawScorecard } from './calls/scorecards';
import {
  addPasskey,
  beginTotp,
  confirmTotp,
  makeRecoveryCodes,
  readSecondFactor,
  removePasskey,
  removeSecondFactor,
  removeTotp,
  renamePasskey,
} from './calls/second-factor';
import { changeStatuses } from './calls/statuses';
import { assign, chooseNotices, listReviewers, markMentionsRead, readNotices } from './calls/reviewers';
import { createTag, deleteTag, listTags, mergeTags, tagApplications, updateTag } from './calls/tags';
import { makeToken, revokeToken, tokens } from './calls/tokens';
import {
  addWebhook,
  changeWebhook,
  endFormerSecret,
  listDeliveries,
  makeWebhookSecret,
  readDelivery,
  resendDead,
  resendDelivery,
  testWebhook,
  webhooks,
} from './calls/webhooks';
import { readVersion } from './calls/version';
import { zones } from './calls/zones';
import { manyCalls } from './many';

const RESOURCES: Record<string, ResourceCalls> = {
  jobs,
  'deleted-jobs': deletedJobs,
  applications,
  accounts,
  tokens,
  webhooks,
  members,
  zones,
  activities,
  messages,
  'mail-templates': mailTemplates,
  mail,
  audit,
  erasures,
  purchases,
};

/** react-admin lets each caller name the record type it expects; the calls behind are typed by the contract. */
const asked = (result: Promise<unknown>) => result as Promise<never>;

/**
 * Everything the portal asks of the API. Beyond react-admin's own methods there are those of files and of one's own
 * password; call them through `usePortalDataProvider()`, which ends the session on a 401.
 */
export const dataProvider = {
  getList: (resource, params) => asked(callsOf(resource).getList(params)),
  getOne: (resource, params) => asked(supported(resource, 'getOne')(params)),
  create: (resource, params) => asked(supported(resource, 'create')(params)),
  update: (resource, params) => asked(supported(resource, 'update')(params as UpdateParams<RaRecord>)),
  delete: (resource, params) => asked(supported(resource, 'delete')(params)),
  ...manyCalls(callsOf),

  addSlots,
  makeToken,
  revokeToken,

  addWebhook,
  changeWebhook,
  endFormerSecret,
  listDeliveries,
  makeWebhookSecret,
  readDelivery,
  resendDead,
  resendDelivery,
  testWebhook,

  cancelInterview,
  endCalendarFeed,
  listInterviews,
  listSlots,
  makeCalendarFeed,
  moveInterview,
  offerInterview,
  readCalendarFeed,
  removeSlot,

  readDesk,
  readVersion,

  listBulkActions,
  startBulkAction,
  undoBulkAction,

  readBoard,
  readBoardColumn,
  moveApplication,

  checkImport,
  giveUpImport,
  listImports,
  readImport,
  readImportReport,
  startImport,
  uploadImport,

  changeStatuses,
  followApplicationChanges,
  tellPresence,
  findUnopened,
  confirmAccount,
  sendAccountConfirmation,
  canResetByMail,
  requestPasswordLink,
  resetPassword,
  readLoginWays,
  startSignOn,
  readOwnSignOn,
  startOwnSignOn,
  completeOwnSignOn,
  disconnectOwnSignOn,
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
  keepSession,
  readSecondFactor,
  beginTotp,
  confirmTotp,
  removeTotp,
  addPasskey,
  renamePasskey,
  removePasskey,
  makeRecoveryCodes,
  removeSecondFactor,
  removeApplications,
  restoreApplications,
  listReviewers,
  assign,
  markMentionsRead,
  readNotices,
  chooseNotices,
  listTags,
  createTag,
  updateTag,
  mergeTags,
  deleteTag,
  tagApplications,
  readPerson,
  joinPeople,
  splitPerson,
  listNotes,
  addNote,
  removeNote,
  listHistory,
  readScorecards,
  saveScorecard,
  withdrawScorecard,
  previewMail,
  recordChat,
  writeMails,
  undoMails,
  readMailProgress,
  listApplicantMails,
  listTemplateVersions,
  retryMail,
  requestExport,
  exportPurchases,
  exportAudit,
  recordPrint,
  readPayment,
  acceptPurchase,
  refusePurchase,
  changeMemberStatus,
  revealMember,

  downloadFile,
  readCvText,

  /** A candidate's file for looking at, fetched through a signed link. */
  previewFile: async (id: string, kind: ApplicationFileKind) =>
    readLinkedFile((await requestFileLink(id, kind)).url),

  readStatistics,

  duplicateJob,
  closeJob,
  readPoster,
  deleteJob,
  restoreJob,

  changePassword: async (currentPassword: string, newPassword: string) => {
    const body = { current_password: currentPassword, new_password: newPassword };
    unwrap(await api.PUT('/api/me/password', { body }));
  },
} satisfies DataProvider;

export type PortalDataProvider = typeof dataProvider & DataProvider;

function callsOf(resource: string): ResourceCalls {
  const calls = RESOURCES[resource];
  if (!calls) throw new Error(`There is no resource named ${resource}`);
  return calls;
}

function supported<Method extends keyof ResourceCalls>(resource: string, method: Method) {
  const call = callsOf(resource)[method];
  if (!call) throw new Error(`The API has no ${method} for ${resource}`);
  return call;
}
