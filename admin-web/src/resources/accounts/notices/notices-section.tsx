import { Card, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { ARRIVAL_NOTICES, type ArrivalNotice, DIGEST_HOUR } from '@smash/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../components/loaded';
import { oneOf } from '../../../providers/list-query';
import { usePermitted } from '../../../providers/permitted';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

const LABELS: Record<ArrivalNotice, string> = {
  each: t('For each one'),
  digest: t('Once a day, after %{hour} in the morning', { hour: DIGEST_HOUR }),
  none: t('None'),
};
const QUERY_KEY = ['own-notices'];

/** Chooses the mails that the person gets about new applications. */
export function NoticesSection() {
  return usePermitted('applications.read') ? <Notices /> : null;
}

function Notices() {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  const notices = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => dataProvider.readNotices(),
  });
  // The choice just made, until the server has it.
  const [chosen, setChosen] = useState<ArrivalNotice>();
  const { attempt } = useAttempt();
  const choose = (wanted: ArrivalNotice | undefined) => {
    if (!wanted) return;
    setChosen(wanted);
    void attempt(
      async () =>
        client.setQueryData(QUERY_KEY, await dataProvider.chooseNotices({ new_applications: wanted })),
      { done: t('Your choice is saved'), failure: t('Failed to save your choice') },
    ).then(() => setChosen((latest) => (latest === wanted ? undefined : latest)));
  };
  return (
    <Card component="section" aria-labelledby="own-notices" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="own-notices" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {t('Emails about new applications')}
      </Typography>
      <Typography id="own-notices-help" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('Sent to you alone. HR’s mailbox hears of each application whatever you choose.')}
      </Typography>
      <Loaded
        of={notices}
        loading={t('Loading your choice...')}
        failure={t('Your choice could not be loaded')}
      >
        {({ new_applications }) => (
          <RadioGroup
            aria-labelledby="own-notices"
            aria-describedby="own-notices-help"
            value={chosen ?? new_applications}
            onChange={(_, value) => choose(oneOf(ARRIVAL_NOTICES, value))}
          >
            {ARRIVAL_NOTICES.map((wanted) => (
              <FormControlLabel
                key={wanted}
                value={wanted}
                control={<Radio size="small" />}
                label={LABELS[wanted]}
              />
            ))}
          </RadioGroup>
        )}
      </Loaded>
    </Card>
  );
}
