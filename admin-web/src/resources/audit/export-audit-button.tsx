import { DownloadButton } from '../../components/download-button';
import { useListFilters } from '../../providers/list-state';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** Saves the entries as they are filtered, as a table. That is in the audit log too. */
export function ExportAuditButton() {
  const dataProvider = usePortalDataProvider();
  const { filterValues } = useListFilters();
  return (
    <DownloadButton
      label="Export as CSV"
      name="Audit log.csv"
      read={() => dataProvider.exportAudit(filterValues)}
      failure="Failed to prepare the export"
    />
  );
}
