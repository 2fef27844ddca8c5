import { isRecord } from '@smash/contract';
import type { HistoryEntry } from '../../../providers/calls/notes';
import { describeStatus } from '../../../components/describe-status';
import { describeFields } from '../correction/detail-labels';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

const ACTIONS: Partial<Record<string, (who: string) => string>> = {
  note_added: (who) => t('%{who} added a note', { who }),
  note_removed: (who) => t('%{who} deleted a note', { who }),
  scorecard_given: (who) => t('%{who} rated this application', { who }),
  scorecard_changed: (who) => t('%{who} changed their rating', { who }),
  scorecard_withdrawn: (who) => t('%{who} withdrew their rating', { who }),
  cv_opened: (who) => t('%{who} opened the CV', { who }),
  cv_downloaded: (who) => t('%{who} downloaded the CV', { who }),
  cover_letter_opened: (who) => t('%{who} opened the cover letter', { who }),
  cover_letter_downloaded: (who) => t('%{who} downloaded the cover letter', { who }),
  answer_opened: (who) => t('%{who} opened a file that answers a question', { who }),
  answer_downloaded: (who) => t('%{who} downloaded a file that answers a question', { who }),
  mail_queued: (who) => t('%{who} emailed the applicant', { who }),
  chat_opened: (who) => t('%{who} opened a WhatsApp chat with the applicant', { who }),
  mail_cancelled: (who) => t('%{who} took back an email to the applicant', { who }),
  tag_added: (who) => t('%{who} added a tag', { who }),
  tag_removed: (who) => t('%{who} took a tag off', { who }),
  printed: (who) => t('%{who} printed the application', { who }),
  removed: (who) => t('%{who} deleted the application', { who }),
  restored: (who) => t('%{who} restored the application', { who }),
  imported: (who) => t('%{who} imported the application from a table', { who }),
  exported: (who) => t('%{who} exported the application', { who }),
  person_joined: (who) => t('%{who} joined this to another application of the same person', { who }),
  person_split: (who) => t('%{who} split this from the other applications of the person', { who }),
};

/** Actions of applicants themselves, on their own page. */
const ACTIONS_OF_APPLICANTS: Partial<Record<string, string>> = {
  submitted: t('The application was submitted'),
  page_link_sent: t('The applicant was sent a link to their application'),
  cv_replaced: t('The applicant replaced the CV'),
  replaced: t('The applicant sent a newer version, which replaces this one'),
  withdrawn: t('The applicant withdrew the application'),
  data_downloaded: t('The applicant downloaded their data'),
  pool_joined: t('The applicant agreed to be kept for other openings'),
  pool_left: t('The applicant no longer wants to be kept for other openings'),
  pool_ended: t('The consent to be kept for other openings ended'),
};

/** One entry of the history as a sentence: who did what. */
export function describeEvent({
  type,
  actor,
  data,
  assignee,
}: Pick<HistoryEntry, 'type' | 'actor' | 'data'> & Partial<Pick<HistoryEntry, 'assignee'>>): string {
  const actionOfApplicant = ACTIONS_OF_APPLICANTS[type];
  if (actionOfApplicant) return actionOfApplicant;
  if (type.startsWith('interview_')) return describeInterview({ type, actor, data });
  // Taken back because the applicant withdrew, or because it could not be sent.
  if (type === 'mail_cancelled' && !actor) return t('An email to the applicant was taken back');
  const who = actor?.username ?? t('A former colleague');
  if (type === 'assigned' || type === 'unassigned') {
    const whom =
      assignee && assignee.id === actor?.id
        ? t('themselves')
        : (assignee?.username ?? t('a former colleague'));
    return type === 'assigned'
      ? t('%{who} assigned this to %{whom}', { who, whom })
      : t('%{who} took this back from %{whom}', { who, whom });
  }
  if (type === 'status_changed') {
    const values = { who, from: placeOf(data, 'from'), to: placeOf(data, 'to') };
    return isUndo(data)
      ? t('%{who} changed the status back from %{from} to %{to}', values)
      : t('%{who} changed the status from %{from} to %{to}', values);
  }
  if (type === 'details_corrected') {
    const { fields } = data as Partial<Record<string, string>>;
    return t('%{who} corrected details: %{fields}', { who, fields: describeFields(fields ?? '') });
  }
  if (type === 'stage_changed') {
    const { from, to } = data as Partial<Record<string, string>>;
    return t('%{who} moved this from %{from} to %{to}', { who, from: from ?? '', to: to ?? '' });
  }
  if (type === 'status_mail_sent') {
    return t('%{who} emailed the applicant about the status %{status}', {
      who,
      status: labelOf(data, 'status'),
    });
  }
  const describe = ACTIONS[type];
  return describe ? describe(who) : `${who} ${type.replaceAll('_', ' ')}`;
}

/** What happened to an interview, by an administrator or by the applicant. */
function describeInterview({ type, actor, data }: Pick<HistoryEntry, 'type' | 'actor' | 'data'>): string {
  const who = actor?.username ?? t('The applicant');
  const { from, to, times } = data as Partial<Record<string, string>>;
  const at = (instant: string | undefined) =>
    instant === undefined ? t('another time') : formatDateTime(instant);
  switch (type) {
    case 'interview_offered':
      return t(
        '%{who} offered a time for an interview |||| %{who} offered %{smart_count} times for an interview',
        { who: actor?.username ?? t('A former colleague'), smart_count: Number(times) },
      );
    case 'interview_booked':
      return t('%{who} booked the interview for %{time}', { who, time: at(to) });
    case 'interview_moved':
      return t('%{who} moved the interview from %{from} to %{to}', { who, from: at(from), to: at(to) });
    default:
      return from === undefined
        ? t('%{who} cancelled the offer of an interview', { who })
        : t('%{who} cancelled the interview on %{time}', { who, time: formatDateTime(from) });
  }
}

/** A status, with the stage that the change ended or restored. */
function placeOf(data: unknown, side: 'from' | 'to'): string {
  const stage = (data as Partial<Record<string, string>>)[`${side}_stage`];
  return stage === undefined ? labelOf(data, side) : `${labelOf(data, side)} (${stage})`;
}

function labelOf(data: unknown, side: 'from' | 'to' | 'status'): string {
  const value = isRecord(data) ? data[side] : undefined;
  return describeStatus(typeof value === 'string' ? value : undefined).label;
}

const isUndo = (data: unknown): boolean => isRecord(data) && 'undo' in data;
