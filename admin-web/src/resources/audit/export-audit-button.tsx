import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { saveFile } from '../../components/save-file';
import { useListFilters } from '../../providers/list-state';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** Saves the entries as they are filtered, as a table. That is in the audit log too. */
export function ExportAuditButton() {
  const dataProvider = usePortalDataProvider();
  const { filterValues } = useListFilters();
  const { attempt, isPending } = useAttempt();
  const save = async () => saveFile(await dataProvider.exportAudit(filterValues), 'Audit log.csv');
  return (
    <Button
      color="secondary"
      variant="outlined"
      loading={isPending}
      loadingPosition="start"
      startIcon={<DownloadIcon />}
      onClick={() => void attempt(save, { failure: 'Failed to prepare the export' })}
    >
      Export as CSV
    </Button>
  );
}
