import { useListContext } from 'react-admin';
import { DownloadButton } from '../../components/download-button';
import { useListFilters } from '../../providers/list-state';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** Saves the purchases as they are filtered and ordered, as a table. */
export function ExportPurchasesButton() {
  const dataProvider = usePortalDataProvider();
  const { sort } = useListContext();
  const { filterValues: filter } = useListFilters();
  return (
    <DownloadButton
      label="Export as CSV"
      name="Purchases.csv"
      read={() => dataProvider.exportPurchases({ filter, sort })}
      failure="Failed to prepare the export"
    />
  );
}
