import { DownloadButton } from '../../components/download-button';
import { useListFilters } from '../../providers/list-state';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** Saves the entries with their filters as a table. The audit log records the export too. */
export function ExportAuditButton() {
  const dataProvider = usePortalDataProvider();
  const { filterValues } = useListFilters();
  return (
    <DownloadButton
      label={t('Export as CSV')}
      name={t('Audit log.csv')}
      read={() => dataProvider.exportAudit(filterValues)}
      failure={t('Failed to prepare the export')}
    />
  );
}
