import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { INTERVIEW_STATE_LABELS, lagosTime } from '@smash/contract';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Interview } from '@smash/contract/client';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { INTERVIEWS_KEY } from '../../components/interviews/use-free-slots';
import { usePermitted } from '../../providers/permitted';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { MoveDialog } from './move-dialog';

/** Whom, when and where, with what can be done about it. */
export function InterviewCard({ interview }: { interview: Interview }) {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  const [open, setOpen] = useState<'move' | 'cancel' | undefined>();
  const isPermitted = usePermitted('interviews.manage');
  const { attempt, isPending } = useAttempt(() => client.invalidateQueries({ queryKey: INTERVIEWS_KEY }));
  const { state, starts_at, minutes, place, interviewer, applicant_name, job_title } = interview;
  const [openedAt] = useState(() => new Date());
  const isAhead = state === 'offered' || (starts_at !== null && new Date(starts_at) > openedAt);
  const close = () => setOpen(undefined);
  const cancel = async () => {
    await attempt(() => dataProvider.cancelInterview(interview), {
      done: 'The interview is cancelled, and everybody is told',
      failure: 'Failed to cancel the interview',
    });
    close();
  };
  return (
    <Card component="article" aria-label={`Interview: ${applicant_name}`} sx={{ p: 1.25 }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {starts_at === null
          ? INTERVIEW_STATE_LABELS.offered
          : `${lagosTime(new Date(starts_at))}, ${minutes} min`}
        {state === 'done' && ' · done'}
      </Typography>
      <Link
        component={RouterLink}
        to={`/applications/${interview.application_id}/show`}
        variant="body2"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {applicant_name}
      </Link>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {[job_title, interviewer && `with ${interviewer.username}`, place].filter(Boolean).join(' · ')}
      </Typography>
      {isPermitted && isAhead && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          <Button size="small" color="secondary" onClick={() => setOpen('move')}>
            {starts_at === null ? 'Book' : 'Move'}
          </Button>
          <Button size="small" color="error" onClick={() => setOpen('cancel')}>
            Cancel
          </Button>
        </Box>
      )}
      {open === 'move' && <MoveDialog interview={interview} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'cancel'}
        title={`Cancel the interview with ${applicant_name}?`}
        question="The applicant and the interviewer are told by email. The time is free again."
        confirmLabel="Cancel the interview"
        isBusy={isPending}
        onConfirm={() => void cancel()}
        onClose={close}
      />
    </Card>
  );
}
