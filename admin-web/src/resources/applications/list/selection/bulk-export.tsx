import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useListFilters } from '../../../../providers/list-state';
import { useExport } from '../../exports/use-export';
import { t } from '../../../../i18n/t';

/** Exports all applications that match, as a table. */
export function BulkExport({ jobId }: { jobId?: unknown }) {
  const { sort } = useListContext();
  const { filterValues } = useListFilters();
  const { start, isPreparing } = useExport();
  return (
    <Button
      color="secondary"
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon fontSize="small" />}
      loading={isPreparing}
      loadingPosition="start"
      onClick={() =>
        void start({
          kind: 'csv',
          jobId: jobId === undefined ? undefined : Number(jobId),
          filter: filterValues,
          sort,
        })
      }
    >
      {t('Export')}
    </Button>
  );
}
