import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { saveFile } from '../../components/save-file';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** Saves what came of each row. */
export function ReportButton({ id }: { id: string }) {
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt();
  const save = async () => saveFile(await dataProvider.readImportReport(id), 'Import report.csv');
  return (
    <Button
      color="secondary"
      variant="outlined"
      loading={isPending}
      loadingPosition="start"
      startIcon={<DownloadIcon />}
      onClick={() => void attempt(save, { failure: 'Failed to prepare the report' })}
    >
      Download report
    </Button>
  );
}
