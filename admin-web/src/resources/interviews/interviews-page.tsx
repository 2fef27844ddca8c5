import { Box, Button, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { addDays } from '@smash/contract';
import { useGetIdentity } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Interview, Slot } from '@smash/contract/client';
import { INTERVIEWS_KEY } from '../../components/interviews/use-free-slots';
import { PageHeading } from '../../components/page-heading';
import { Loaded } from '../../components/loaded';
import { useToday } from '../../components/use-today';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { AddTimes } from './add-times';
import { DayColumn } from './day-column';
import { InterviewCard } from './interview-card';
import { daysOfWeek, mondayAsked, mondayOf, onDay } from './week';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

/**
 * A week of interviews and free times, side by side on a wide screen, one day below the other on a phone; or today
 * alone.
 */
export function InterviewsPage() {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const monday = mondayAsked(address.get('week'), today);
  const isMine = address.get('mine') === 'yes';
  const isToday = address.get('day') === 'today';
  const change = (week: string, mine: boolean) =>
    setAddress({ week, ...(mine && { mine: 'yes' }) }, { replace: true });
  const showToday = (mine: boolean) =>
    setAddress({ day: 'today', ...(mine && { mine: 'yes' }) }, { replace: true });
  return (
    <>
      <PageHeading title={t('Interviews')} actions={<AddTimes today={today} />} />
      <Box sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button color="secondary" onClick={() => change(addDays(monday, -7), isMine)}>
          {t('Previous week')}
        </Button>
        <Button color="secondary" onClick={() => change(mondayOf(today), isMine)}>
          {t('This week')}
        </Button>
        <Button color="secondary" onClick={() => change(addDays(monday, 7), isMine)}>
          {t('Next week')}
        </Button>
        <Button color="secondary" aria-pressed={isToday} onClick={() => showToday(isMine)}>
          {t('Today')}
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={isMine}
              onChange={(_, checked) => (isToday ? showToday(checked) : change(monday, checked))}
            />
          }
          label={t('Only mine')}
        />
      </Box>
      <Days days={isToday ? [today] : daysOfWeek(monday)} today={today} isMine={isMine} />
    </>
  );
}

interface DaysProps {
  days: readonly string[];
  today: string;
  isMine: boolean;
}

/** First and last of these days. */
function spanOf(days: readonly string[], today: string) {
  const [from = today] = days;
  return { from, to: days.at(-1) ?? from };
}

function Days({ days, today, isMine }: DaysProps) {
  const dataProvider = usePortalDataProvider();
  const { from, to } = spanOf(days, today);
  const asked = useQuery({
    queryKey: [...INTERVIEWS_KEY, 'days', from, to],
    queryFn: async () => {
      const [interviews, slots, offered] = await Promise.all([
        dataProvider.listInterviews({ from, to }),
        dataProvider.listFreeSlots({ from, to }),
        dataProvider.listInterviews({ state: 'offered' }),
      ]);
      return { interviews, slots, offered };
    },
  });
  return (
    <Loaded of={asked} loading={t('Loading interviews...')} failure={t('The interviews could not be loaded')}>
      {(read) => <ReadDays read={read} days={days} today={today} isMine={isMine} />}
    </Loaded>
  );
}

interface ReadDaysProps extends DaysProps {
  read: { interviews: Interview[]; slots: Slot[]; offered: Interview[] };
}

function ReadDays({ read, days, today, isMine }: ReadDaysProps) {
  const { identity } = useGetIdentity();
  const { from, to } = spanOf(days, today);
  const isShown = ({ interviewer }: { interviewer: { id: string } | null }) =>
    !isMine || interviewer?.id === identity?.id;
  const interviews = read.interviews.filter(isShown);
  const slots = read.slots.filter(isShown);
  const [waiting, withoutTimes] = byTimesLeft(read.offered);
  return (
    <>
      <Offers
        id="interviews-without-times"
        title={t('Without a time to choose (%{count})', { count: withoutTimes.length })}
        interviews={withoutTimes}
      />
      <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
        {from === to
          ? t('Today, %{date}, Lagos time', { date: formatDate(from) })
          : t('%{from} to %{to}, Lagos time', { from: formatDate(from), to: formatDate(to) })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `repeat(${days.length}, minmax(0, 1fr))` },
        }}
      >
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            isToday={day === today}
            interviews={interviews.filter(onDay(day))}
            slots={slots.filter(onDay(day))}
          />
        ))}
      </Box>
      {from !== to && (
        <Offers
          id="waiting-interviews"
          title={t('Waiting for the applicant (%{count})', { count: waiting.length })}
          interviews={waiting}
        />
      )}
    </>
  );
}

/**
 * Splits offers into those that wait for the applicant and those that wait for HR because no time is left, as the desk
 * counts them.
 */
function byTimesLeft(offered: readonly Interview[]): [waiting: Interview[], withoutTimes: Interview[]] {
  const isWithoutTimes = ({ application_status, times }: Interview) =>
    application_status !== 'rejected' && !times.some(({ is_free }) => is_free);
  return [offered.filter((each) => !isWithoutTimes(each)), offered.filter(isWithoutTimes)];
}

interface OffersProps {
  id: string;
  title: string;
  interviews: readonly Interview[];
}

/** Offers that no applicant has answered yet. */
function Offers({ id, title, interviews }: OffersProps) {
  if (interviews.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ my: 3, p: { xs: 2, md: 3 } }}>
      <Typography id={id} variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {interviews.map((interview) => (
          <InterviewCard key={interview.id} interview={interview} />
        ))}
      </Box>
    </Card>
  );
}
