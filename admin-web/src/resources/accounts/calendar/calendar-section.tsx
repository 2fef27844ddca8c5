import BlockIcon from '@mui/icons-material/BlockOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmButton } from '../../../components/confirm-button';
import { CopyButton } from '../../../components/copy-button';
import { Loaded } from '../../../components/loaded';
import { usePermitted } from '../../../providers/permitted';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

/** The secret address at which a calendar program reads the person's own interviews. */
export function CalendarSection() {
  const isPermitted = usePermitted('interviews.read');
  return isPermitted ? <CalendarFeed /> : null;
}

function CalendarFeed() {
  const dataProvider = usePortalDataProvider();
  const feed = useQuery({
    queryKey: ['calendar-feed'],
    queryFn: () => dataProvider.readCalendarFeed(),
  });
  return (
    <Card component="section" aria-labelledby="own-calendar" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="own-calendar" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {t('Interviews in your calendar')}
      </Typography>
      <Loaded
        of={feed}
        loading={t('Loading your address...')}
        failure={t('The calendar address could not be loaded')}
      >
        {(madeAt) => <Address madeAt={madeAt} onChanged={feed.refetch} />}
      </Loaded>
    </Card>
  );
}

interface AddressProps {
  /** Null while there is no address. */
  madeAt: string | null;
  onChanged: () => Promise<unknown>;
}

function Address({ madeAt, onChanged }: AddressProps) {
  const dataProvider = usePortalDataProvider();
  const [url, setUrl] = useState<string | undefined>();
  const { attempt, isPending } = useAttempt(onChanged);
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
    <>
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
        {url && <CopyButton text={url} />}
        {madeAt ? (
          <>
            <ConfirmButton
              name={t('Make a new address')}
              label={t('Make a new address')}
              color="secondary"
              icon={<KeyIcon />}
              title={t('Make a new address')}
              question={t('Calendars that use the current address will no longer show your interviews.')}
              confirmLabel={t('Make a new address')}
              disabled={isPending}
              onConfirm={make}
            />
            <ConfirmButton
              name={t('End the address')}
              label={t('End the address')}
              icon={<BlockIcon />}
              title={t('End the address')}
              question={t('Calendars that use the current address will no longer show your interviews.')}
              confirmLabel={t('End the address')}
              disabled={isPending}
              onConfirm={end}
            />
          </>
        ) : (
          <Button color="secondary" variant="outlined" disabled={isPending} onClick={() => void make()}>
            {t('Make an address')}
          </Button>
        )}
      </Box>
    </>
  );
}
