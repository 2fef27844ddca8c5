import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '@smash/contract/client';
import { Loaded } from '../../../components/loaded';
import { useFocusAfterRemoval } from '../../../components/use-focus-after-removal';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { SessionRow } from './session-row';
import { t } from '../../../i18n/t';

/** The person's own sessions, with buttons to end them. */
export function OwnSessions() {
  const dataProvider = usePortalDataProvider();
  const queryClient = useQueryClient();
  const sessions = useQuery({
    queryKey: ['own-sessions'],
    queryFn: () => dataProvider.listOwnSessions(),
  });
  // Ending all other sessions also ends the address of the calendar.
  const refresh = () =>
    Promise.all([sessions.refetch(), queryClient.invalidateQueries({ queryKey: ['calendar-feed'] })]);
  return (
    <Card component="section" aria-labelledby="own-sessions" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="own-sessions" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {t('Where you are logged in')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('If a session isn’t yours, end it and change your password.')}
      </Typography>
      <Loaded
        of={sessions}
        loading={t('Loading sessions...')}
        failure={t('Your sessions could not be loaded')}
      >
        {(own) => <SessionList sessions={own} onChanged={refresh} />}
      </Loaded>
    </Card>
  );
}

function SessionList({ sessions, onChanged }: { sessions: OwnSession[]; onChanged: () => Promise<unknown> }) {
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt(onChanged);
  // The current session first: it is the one that everybody looks for.
  const sorted = [...sessions].sort((one, other) => Number(other.is_current) - Number(one.is_current));
  const hasOthers = sessions.some(({ is_current }) => !is_current);

  const end = ({ id, device }: OwnSession) =>
    attempt(() => dataProvider.endOwnSession(id), {
      done: t('The session of %{device} has ended', { device }),
      failure: t('Failed to end the session'),
    });
  const endOthers = () =>
    attempt(() => dataProvider.endOtherSessions(), {
      done: t('All other sessions have ended, and the address of your calendar if you had one'),
      failure: t('Failed to end the other sessions'),
    });
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isPending} onEnd={() => end(session)} />
        ))}
      </Box>
      {hasOthers && <EndOthersButton isBusy={isPending} onEnd={endOthers} />}
    </>
  );
}

function EndOthersButton({ isBusy, onEnd }: { isBusy: boolean; onEnd: () => unknown }) {
  const rememberEnd = useFocusAfterRemoval();
  const end = () => {
    rememberEnd();
    void onEnd();
  };
  return (
    <Button color="error" variant="outlined" disabled={isBusy} onClick={end} sx={{ mt: 2 }}>
      {t('End all others')}
    </Button>
  );
}
