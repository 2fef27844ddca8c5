import { useListContext } from 'react-admin';
import { DownloadButton } from '../../components/download-button';
import { useListFilters } from '../../providers/list-state';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** Saves the purchases with their filters and order as a table. */
export function ExportPurchasesButton() {
  const dataProvider = usePortalDataProvider();
  const { sort } = useListContext();
  const { filterValues: filter } = useListFilters();
  return (
    <DownloadButton
      label={t('Export as CSV')}
      name={t('Purchases.csv')}
      read={() => dataProvider.exportPurchases({ filter, sort })}
      failure={t('Failed to prepare the export')}
    />
  );
}
