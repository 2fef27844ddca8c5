import MentionIcon from '@mui/icons-material/AlternateEmail';
import NotesIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import AssigneeIcon from '@mui/icons-material/PersonOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import { Box } from '@mui/material';
import { type ApplicantReplyType } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden';
import { t } from '../../../i18n/t';
import { formatDate } from '../../../i18n/format';

/** Texts for the applicant's last action; a withdrawal has a badge of its own. */
const REPLIES: Partial<Record<ApplicantReplyType, string>> = {
  interview_booked: t('The applicant chose a time for the interview'),
  interview_moved: t('The applicant moved the interview'),
  interview_cancelled: t('The applicant cancelled or declined the interview'),
  cv_replaced: t('The applicant replaced the CV'),
};

/** Small marks of the application in context: assignee, notes, mentions, and the applicant's last action. */
export function RowMarks() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  const { assignee, notes_count, is_mentioned, last_reply } = application;
  const reply = last_reply && REPLIES[last_reply.type];
  if (!assignee && notes_count === 0 && !is_mentioned && !reply) return null;
  return (
    <Box
      component="span"
      sx={{ alignItems: 'center', color: 'text.secondary', display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}
    >
      {is_mentioned && (
        <Mark icon={<MentionIcon />} says={t('A note mentions you')} tone="primary.main">
          {t('You')}
        </Mark>
      )}
      {notes_count > 0 && (
        <Mark icon={<NotesIcon />} says={t('1 note |||| %{smart_count} notes', { smart_count: notes_count })}>
          {notes_count}
        </Mark>
      )}
      {last_reply && reply && (
        <Mark
          icon={<ReplyIcon />}
          says={t('%{reply} on %{date}', { reply, date: formatDate(last_reply.at) })}
        />
      )}
      {assignee && (
        <Mark icon={<AssigneeIcon />} says={t('Assigned to %{name}', { name: assignee.name })}>
          {assignee.name}
        </Mark>
      )}
    </Box>
  );
}

interface MarkProps {
  icon: ReactNode;
  /** The full text: read aloud, and shown as a tooltip. */
  says: string;
  tone?: string;
  children?: ReactNode;
}

function Mark({ icon, says, tone, children }: MarkProps) {
  return (
    <Box
      component="span"
      title={says}
      sx={{
        alignItems: 'center',
        color: tone,
        display: 'inline-flex',
        fontSize: '0.75rem',
        fontWeight: tone ? 600 : undefined,
        gap: 0.375,
        '& svg': { fontSize: '0.9375rem' },
      }}
    >
      {icon}
      <Box
        component="span"
        aria-hidden
        sx={{ maxWidth: 120, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {children}
      </Box>
      <span style={VISUALLY_HIDDEN}>{says}</span>
    </Box>
  );
}
