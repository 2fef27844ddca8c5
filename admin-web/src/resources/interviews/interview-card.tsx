import { Box, Button, Card, Link, Typography } from '@mui/material';
import { INTERVIEW_STATE_LABELS, lagosTime } from '@smash/contract';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Interview, OfferedTime } from '@smash/contract/client';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { INTERVIEWS_KEY } from '../../components/interviews/use-free-slots';
import { useFocusAfterRemoval } from '../../components/use-focus-after-removal';
import { usePermitted } from '../../providers/permitted';
import { isAhead } from '../../providers/server-time';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { MoveDialog } from './move-dialog';
import { OtherTimesDialog } from './other-times-dialog';
import { t } from '../../i18n/t';

/** An interview: with whom, when and where, and its actions. */
export function InterviewCard({ interview }: { interview: Interview }) {
  const dataProvider = usePortalDataProvider();
  const applicantId = useId();
  const [open, setOpen] = useState<'offer' | 'move' | 'cancel' | undefined>();
  const isPermitted = usePermitted('interviews.manage');
  const { attempt, isPending } = useAttempt((client) =>
    client.invalidateQueries({ queryKey: INTERVIEWS_KEY }),
  );
  const { state, starts_at, minutes, place, interviewer, applicant_name, job_title } = interview;
  // The previous backend, which may still run during a release, does not send it.
  const isHeld = (interview.is_held as boolean | undefined) ?? true;
  const isToCome = state === 'offered' || (starts_at !== null && isAhead(starts_at));
  const isRejected = interview.application_status === 'rejected';
  // The interview as it was when the question was asked: a later change by somebody else is not cancelled unseen.
  const [asked, setAsked] = useState(interview);
  const close = () => setOpen(undefined);
  const askToCancel = () => {
    setAsked(interview);
    setOpen('cancel');
  };
  const rememberCancelling = useFocusAfterRemoval();
  const cancel = async () => {
    rememberCancelling();
    await attempt(() => dataProvider.cancelInterview(asked), {
      done: t('The interview is cancelled, and everybody is told'),
      failure: t('Failed to cancel the interview'),
    });
    close();
  };
  return (
    <Card
      component="article"
      aria-label={t('Interview: %{applicant}', { applicant: applicant_name })}
      sx={{ p: 1.25 }}
    >
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {starts_at === null
          ? interview.times.some(({ is_free }) => is_free)
            ? t(INTERVIEW_STATE_LABELS.offered)
            : t('No time to choose')
          : t('%{time}, %{minutes} min', { time: lagosTime(new Date(starts_at)), minutes: minutes ?? '' })}
        {state === 'done' && ` · ${t('done')}`}
      </Typography>
      <Link
        id={applicantId}
        component={RouterLink}
        to={`/applications/${interview.application_id}/show`}
        variant="body2"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {applicant_name}
      </Link>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {[
          job_title,
          interviewer && isHeld && t('with %{username}', { username: interviewer.username }),
          place,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {isPermitted && isToCome && isRejected && (
        <Trouble text={t('The applicant is rejected: please cancel it')} />
      )}
      {state === 'offered' && !isRejected && <TimesLeft times={interview.times} canOffer={isPermitted} />}
      {isPermitted && isToCome && !isHeld && !isRejected && (
        <Trouble
          text={
            interviewer
              ? t('%{username} can no longer hold it: please move it', { username: interviewer.username })
              : t('Nobody holds it: please move it')
          }
        />
      )}
      {isPermitted && isToCome && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          {state === 'offered' && !isRejected && (
            <Button
              size="small"
              color="secondary"
              aria-describedby={applicantId}
              onClick={() => setOpen('offer')}
            >
              {t('Offer other times')}
            </Button>
          )}
          {!isRejected && (
            <Button
              size="small"
              color="secondary"
              aria-describedby={applicantId}
              onClick={() => setOpen('move')}
            >
              {starts_at === null ? t('Book') : t('Move')}
            </Button>
          )}
          <Button size="small" color="error" aria-describedby={applicantId} onClick={askToCancel}>
            {t('Cancel')}
          </Button>
        </Box>
      )}
      {open === 'offer' && <OtherTimesDialog interview={interview} onClose={close} />}
      {open === 'move' && <MoveDialog interview={interview} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'cancel'}
        title={t('Cancel the interview with %{applicant}?', { applicant: applicant_name })}
        question={t('The applicant and the interviewer are told by email. The time is free again.')}
        confirmLabel={t('Cancel the interview')}
        isBusy={isPending}
        onConfirm={() => void cancel()}
        onClose={close}
      />
    </Card>
  );
}

/** The times that the applicant can still choose from; without any, the offer leads nowhere by itself. */
function TimesLeft({ times, canOffer }: { times: readonly OfferedTime[]; canOffer: boolean }) {
  const count = times.filter(({ is_free }) => is_free).length;
  if (count === 0 && canOffer) return <Trouble text={t('No time is left: please offer others')} />;
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
      {t('Times left: %{count} of %{total}', { count, total: times.length })}
    </Typography>
  );
}

/** A problem that somebody has to act on. */
function Trouble({ text }: { text: string }) {
  return (
    <Typography variant="caption" component="p" color="error" sx={{ fontWeight: 700, mt: 0.5 }}>
      {text}
    </Typography>
  );
}
