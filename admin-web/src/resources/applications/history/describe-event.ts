import { formatDateTime } from '@smash/contract';
import type { HistoryEntry } from '../../../providers/calls/notes';
import { describeStatus } from '../../../components/status-tone';

const ACTS: Partial<Record<string, string>> = {
  note_added: 'added a note',
  note_removed: 'deleted a note',
  scorecard_given: 'rated this application',
  scorecard_changed: 'changed their rating',
  scorecard_withdrawn: 'withdrew their rating',
  cv_opened: 'opened the CV',
  cv_downloaded: 'downloaded the CV',
  cover_letter_opened: 'opened the cover letter',
  cover_letter_downloaded: 'downloaded the cover letter',
  answer_opened: 'opened a file that answers a question',
  answer_downloaded: 'downloaded a file that answers a question',
  mail_queued: 'emailed the applicant',
  chat_opened: 'opened a WhatsApp chat with the applicant',
  mail_cancelled: 'took back an email to the applicant',
  tag_added: 'added a tag',
  tag_removed: 'took a tag off',
  printed: 'printed the application',
  removed: 'deleted the application',
  restored: 'restored the application',
  imported: 'imported the application from a table',
  exported: 'exported the application',
  person_joined: 'joined this to another application of the same person',
  person_split: 'split this from the other applications of the person',
};

/** What applicants do themselves, on their own page. */
const ACTS_OF_APPLICANTS: Partial<Record<string, string>> = {
  submitted: 'The application was submitted',
  page_link_sent: 'The applicant was sent a link to their application',
  cv_replaced: 'The applicant replaced the CV',
  replaced: 'The applicant sent a newer version, which replaces this one',
  withdrawn: 'The applicant withdrew the application',
  data_downloaded: 'The applicant downloaded their data',
  pool_joined: 'The applicant agreed to be kept for other openings',
  pool_left: 'The applicant no longer wants to be kept for other openings',
  pool_ended: 'The consent to be kept for other openings ended',
};

/** One entry of the history as a sentence: who did what. */
export function describeEvent({
  type,
  actor,
  data,
  assignee,
}: Pick<HistoryEntry, 'type' | 'actor' | 'data'> & Partial<Pick<HistoryEntry, 'assignee'>>): string {
  const actOfApplicant = ACTS_OF_APPLICANTS[type];
  if (actOfApplicant) return actOfApplicant;
  if (type.startsWith('interview_')) return describeInterview({ type, actor, data });
  const who = actor?.username ?? 'A former colleague';
  if (type === 'assigned' || type === 'unassigned') {
    const whom =
      assignee && assignee.id === actor?.id ? 'themselves' : (assignee?.username ?? 'a former colleague');
    return type === 'assigned' ? `${who} assigned this to ${whom}` : `${who} took this back from ${whom}`;
  }
  if (type === 'status_changed') {
    const did = isUndo(data) ? 'changed the status back' : 'changed the status';
    return `${who} ${did} from ${placeOf(data, 'from')} to ${placeOf(data, 'to')}`;
  }
  if (type === 'stage_changed') {
    const { from, to } = data as Partial<Record<string, string>>;
    return `${who} moved this from ${from} to ${to}`;
  }
  if (type === 'status_mail_sent') {
    return `${who} emailed the applicant about the status ${labelOf(data, 'status')}`;
  }
  return `${who} ${ACTS[type] ?? type.replaceAll('_', ' ')}`;
}

/** What happened to an interview, by an administrator or by the applicant. */
function describeInterview({ type, actor, data }: Pick<HistoryEntry, 'type' | 'actor' | 'data'>): string {
  const who = actor?.username ?? 'The applicant';
  const { from, to, times } = data as Partial<Record<string, string>>;
  const at = (instant: string | undefined) =>
    instant === undefined ? 'another time' : formatDateTime(instant);
  switch (type) {
    case 'interview_offered':
      return `${actor?.username ?? 'A former colleague'} offered ${times === '1' ? 'a time' : `${times} times`} for an interview`;
    case 'interview_booked':
      return `${who} booked the interview for ${at(to)}`;
    case 'interview_moved':
      return `${who} moved the interview from ${at(from)} to ${at(to)}`;
    default:
      return from === undefined
        ? `${who} cancelled the offer of an interview`
        : `${who} cancelled the interview on ${formatDateTime(from)}`;
  }
}

/** A status, with the stage that it ended or brought back. */
function placeOf(data: unknown, side: 'from' | 'to'): string {
  const stage = (data as Partial<Record<string, string>>)[`${side}_stage`];
  return stage === undefined ? labelOf(data, side) : `${labelOf(data, side)} (${stage})`;
}

function labelOf(data: unknown, side: 'from' | 'to' | 'status'): string {
  const value =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[side] : undefined;
  return describeStatus(typeof value === 'string' ? value : undefined).label;
}

const isUndo = (data: unknown): boolean => typeof data === 'object' && data !== null && 'undo' in data;
