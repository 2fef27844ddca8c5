import { Alert, Box, Typography } from '@mui/material';
import type { PurchaseDetails } from '@smash/contract/client';
import { CanAccess } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { TitledSection } from '../../../components/details/details-section';
import { Loaded } from '../../../components/loaded';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { AcceptButton } from './accept-button';
import { PaymentComparison } from './payment-comparison';
import { RefuseButton } from './refuse-button';
import { t } from '../../../i18n/t';

const OWNERS_ONLY = (
  <Typography variant="body2" color="textSecondary">
    {t('Only an owner of the portal can accept or refuse this payment.')}
  </Typography>
);

/** A purchase whose payment does not match the order: both side by side, and the owner's decision. */
export function ReviewSection({ purchase }: { purchase: PurchaseDetails }) {
  const dataProvider = usePortalDataProvider();
  const asked = useQuery({
    queryKey: ['purchases', 'payment', purchase.id],
    queryFn: () => dataProvider.readPayment(purchase.id),
  });
  const { data, isFetching } = asked;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <TitledSection title={t('Review')}>
        <Loaded
          of={asked}
          loading={t('Checking with the payment provider...')}
          failure={t('The payment provider could not be reached')}
        >
          {({ payment }) => <PaymentComparison purchase={purchase} payment={payment} />}
        </Loaded>
        {data?.obstacle && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t("This payment can't be accepted. %{obstacle}.", { obstacle: data.obstacle })}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <CanAccess resource="purchases" action="decide" accessDenied={OWNERS_ONLY}>
            {data?.payment && data.obstacle === null && (
              <AcceptButton purchase={purchase} payment={data.payment} isStale={isFetching} />
            )}
            <RefuseButton purchase={purchase} />
          </CanAccess>
        </Box>
      </TitledSection>
    </Box>
  );
}
