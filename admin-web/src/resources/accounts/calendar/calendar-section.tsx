import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import { useState } from 'react';
import { usePermitted } from '../../../providers/permitted';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

/** The secret address at which a calendar program reads one's own interviews. */
export function CalendarSection() {
  const isPermitted = usePermitted('interviews.read');
  return isPermitted ? <CalendarFeed /> : null;
}

function CalendarFeed() {
  const dataProvider = usePortalDataProvider();
  const { data: madeAt, refetch } = useQuery({
    queryKey: ['calendar-feed'],
    queryFn: () => dataProvider.readCalendarFeed(),
  });
  const [url, setUrl] = useState<string | undefined>();
  const { attempt, isPending } = useAttempt(refetch);
  const make = () =>
    attempt(async () => setUrl(await dataProvider.makeCalendarFeed()), {
      failure: t('Failed to make the address'),
    });
  const end = () =>
    attempt(
      async () => {
        await dataProvider.endCalendarFeed();
        setUrl(undefined);
      },
      { done: t('The address has ended'), failure: t('Failed to end the address') },
    );
  return (
    <Card component="section" aria-labelledby="own-calendar" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="own-calendar" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {t('Interviews in your calendar')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('Subscribe to this address in your calendar program. Whoever has it can read your interviews.')}
        {madeAt && ` ${t('Made on %{time} (Lagos time).', { time: formatDateTime(madeAt) })}`}
      </Typography>
      {url && (
        <TextField
          fullWidth
          label={t('Address, shown this once')}
          value={url}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ mb: 2 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button color="secondary" variant="outlined" disabled={isPending} onClick={() => void make()}>
          {madeAt ? t('Make a new address') : t('Make an address')}
        </Button>
        {madeAt && (
          <Button color="error" variant="outlined" disabled={isPending} onClick={() => void end()}>
            {t('End the address')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
