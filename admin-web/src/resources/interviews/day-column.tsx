import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { isPermitted, lagosTime, type Role } from '@smash/contract';
import { useId } from 'react';
import { useGetIdentity } from 'react-admin';
import type { Interview, Slot } from '@smash/contract/client';
import { INTERVIEWS_KEY } from '../../components/interviews/use-free-slots';
import { useFocusAfterRemoval } from '../../components/use-focus-after-removal';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { InterviewCard } from './interview-card';
import { t } from '../../i18n/t';
import { formatShortDate, formatWeekday } from '../../i18n/format';

interface DayColumnProps {
  day: string;
  isToday: boolean;
  interviews: Interview[];
  slots: Slot[];
}

/** One day: its interviews, then the times that are free. */
export function DayColumn({ day, isToday, interviews, slots }: DayColumnProps) {
  const weekday = formatWeekday(day);
  const id = useId();
  return (
    <Box component="section" aria-label={`${weekday} ${formatShortDate(day)}`} sx={{ minWidth: 0 }}>
      <Typography
        id={id}
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
        {isToday && ` · ${t('today')}`}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {interviews.map((interview) => (
          <InterviewCard key={interview.id} interview={interview} />
        ))}
        {slots.map((slot) => (
          <FreeSlot key={slot.id} slot={slot} dayId={id} />
        ))}
        {interviews.length + slots.length === 0 && (
          <Typography variant="caption" color="textSecondary">
            {t('Nothing')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

interface FreeSlotProps {
  slot: Slot;
  /** Id of the element that names the day. */
  dayId: string;
}

function FreeSlot({ slot: { id, starts_at, minutes, interviewer }, dayId }: FreeSlotProps) {
  const textId = useId();
  const dataProvider = usePortalDataProvider();
  const { identity } = useGetIdentity();
  const { attempt, isPending } = useAttempt((client) =>
    client.invalidateQueries({ queryKey: INTERVIEWS_KEY }),
  );
  const rememberRemoval = useFocusAfterRemoval();
  const role = identity?.['role'] as Role | undefined;
  const isOwn = interviewer.id === identity?.id;
  const mayRemove = isOwn || (role !== undefined && isPermitted(role, 'interviews.manage'));
  const time = lagosTime(new Date(starts_at));
  const remove = () => {
    rememberRemoval();
    return attempt(() => dataProvider.removeSlot(id), {
      done: t('The time at %{time} is removed', { time }),
      failure: t('Failed to remove the time'),
    });
  };
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
      <Typography id={textId} variant="caption" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('%{time}, %{minutes} min, free', { time, minutes })}
        {!isOwn && ` · ${interviewer.username}`}
      </Typography>
      {mayRemove && (
        <IconButton
          size="small"
          disabled={isPending}
          aria-describedby={`${dayId} ${textId}`}
          aria-label={t('Remove the time at %{time}', { time })}
          onClick={() => void remove()}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
