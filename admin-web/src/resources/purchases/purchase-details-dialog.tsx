import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { PurchaseDetails } from '@smash/contract/client';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useCloseToList } from '../../components/over-list';
import { Loaded } from '../../components/loaded';
import { PurchaseFacts } from './purchase-facts';
import { useIsNarrow } from '../../components/use-is-narrow';
import { t } from '../../i18n/t';

/** One purchase over the list. It has an address of its own, so it survives a reload. */
export function PurchaseDetailsDialog() {
  const { purchaseId = '' } = useParams();
  const close = useCloseToList('/purchases');
  const isNarrow = useIsNarrow();
  const purchase = useGetOne<PurchaseDetails>('purchases', {
    id: purchaseId,
    // Cached apart from the rows of the list, which have neither ledger nor messages.
    meta: { isWhole: true },
  });
  const { data } = purchase;

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby="purchase-title"
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
    >
      <DialogTitle component="div" sx={{ pb: 1 }}>
        <Typography id="purchase-title" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {data?.reference ?? t('Purchase')}
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ pt: '12px !important' }}>
        <Loaded
          of={purchase}
          loading={t('Loading the purchase...')}
          failure={t('This purchase could not be loaded')}
        >
          {(shown) => <PurchaseFacts purchase={shown} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        {data?.receipt_url && (
          <Button color="secondary" href={data.receipt_url} download>
            {t('Download receipt')}
          </Button>
        )}
        <Button color="secondary" onClick={close}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
