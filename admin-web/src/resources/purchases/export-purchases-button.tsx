import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { saveFile } from '../../components/save-file';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { useListFilters } from '../../providers/list-state';

/** Saves the purchases as they are filtered and ordered, as a table. */
export function ExportPurchasesButton() {
  const dataProvider = usePortalDataProvider();
  const notifyFailure = useNotifyFailure();
  const { sort } = useListContext();
  const { filterValues: filter } = useListFilters();
  const [isPreparing, setPreparing] = useState(false);

  const start = async () => {
    setPreparing(true);
    try {
      saveFile(await dataProvider.exportPurchases({ filter, sort }), 'Purchases.csv');
    } catch (error) {
      notifyFailure(error, 'Failed to prepare the export');
    } finally {
      setPreparing(false);
    }
  };
  return (
    <Button
      color="secondary"
      variant="outlined"
      loading={isPreparing}
      loadingPosition="start"
      startIcon={<DownloadIcon />}
      onClick={() => void start()}
    >
      Export as CSV
    </Button>
  );
}
