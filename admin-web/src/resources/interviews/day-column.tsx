import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { formatShortDate, isPermitted, lagosTime, type Role } from '@smash/contract';
import { useGetIdentity } from 'react-admin';
import type { Interview, Slot } from '@smash/contract/client';
import { INTERVIEWS_KEY } from '../../components/interviews/use-free-slots';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { InterviewCard } from './interview-card';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

interface DayColumnProps {
  day: string;
  isToday: boolean;
  interviews: Interview[];
  slots: Slot[];
}

/** One day: its interviews, then the times that are free. */
export function DayColumn({ day, isToday, interviews, slots }: DayColumnProps) {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return (
    <Box component="section" aria-label={`${weekday} ${formatShortDate(day)}`} sx={{ minWidth: 0 }}>
      <Typography
        variant="subtitle2"
        component="h4"
        aria-current={isToday ? 'date' : undefined}
        sx={{
          borderBottom: 2,
          borderColor: isToday ? 'primary.main' : 'divider',
          fontWeight: 700,
          mb: 1,
          pb: 0.5,
        }}
      >
        {weekday} {formatShortDate(day)}
        {isToday && ' · today'}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {interviews.map((interview) => (
          <InterviewCard key={interview.id} interview={interview} />
        ))}
        {slots.map((slot) => (
          <FreeSlot key={slot.id} slot={slot} />
        ))}
        {interviews.length + slots.length === 0 && (
          <Typography variant="caption" color="textSecondary">
            Nothing
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function FreeSlot({ slot: { id, starts_at, minutes, interviewer } }: { slot: Slot }) {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  const { identity } = useGetIdentity();
  const { attempt, isPending } = useAttempt(() => client.invalidateQueries({ queryKey: INTERVIEWS_KEY }));
  const role = identity?.['role'] as Role | undefined;
  const isOwn = interviewer.id === identity?.id;
  const mayRemove = isOwn || (role !== undefined && isPermitted(role, 'interviews.manage'));
  const time = lagosTime(new Date(starts_at));
  const remove = () =>
    attempt(() => dataProvider.removeSlot(id), {
      done: `The time at ${time} is removed`,
      failure: 'Failed to remove the time',
    });
  return (
    <Box
      sx={{
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        borderStyle: 'dashed',
        display: 'flex',
        justifyContent: 'space-between',
        px: 1,
        py: 0.25,
      }}
    >
      <Typography variant="caption" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {time}, {minutes} min, free{!isOwn && ` · ${interviewer.username}`}
      </Typography>
      {mayRemove && (
        <IconButton
          size="small"
          disabled={isPending}
          aria-label={`Remove the time at ${time}`}
          onClick={() => void remove()}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
