import PrintIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useNotify, useRecordContext } from 'react-admin';
import { IconAction } from '../../../components/icon-action';
import type { Application } from '@smash/contract/client';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { useHistoryRenewal } from '../history/use-history-renewal';
import { printApplication } from './print-application';
import { t } from '../../../i18n/t';

/** Opens the printable summary; the browser's print dialog saves it as PDF. */
export function PrintButton({ isIcon = false }: { isIcon?: boolean }) {
  const application = useRecordContext<Application>();
  const notify = useNotify();
  const { attempt } = useAttempt();
  const dataProvider = usePortalDataProvider();
  const renewHistory = useHistoryRenewal();
  if (!application) return null;
  const record = async ({ id }: Application) => {
    const isRecorded = await attempt(() => dataProvider.recordPrint(id), {
      failure: t('The print could not be put on record'),
    });
    if (isRecorded) renewHistory(id);
  };
  const print = () => {
    if (printApplication(application)) {
      void record(application);
      return;
    }
    notify(t('Your browser blocked the print window. Allow pop-ups for this site, then try again.'), {
      type: 'error',
    });
  };
  if (isIcon) {
    return (
      <IconAction name={t('Download Application PDF')} onClick={print}>
        <PrintIcon fontSize="small" />
      </IconAction>
    );
  }
  return (
    <Button color="secondary" variant="outlined" startIcon={<PrintIcon />} onClick={print}>
      {t('Download PDF')}
    </Button>
  );
}
