import { ColumnFilter } from '../filters/column-filter';
import { useZones } from './use-zones';
import { t } from '../../i18n/t';

/** Filters the rows by zone, or by what is national. */
export function ZoneFilter() {
  const { zones } = useZones();
  const choices = [
    { value: 'national', label: t('National') },
    ...zones.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return <ColumnFilter source="zone" name={t('Filter by zone')} all={t('All zones')} choices={choices} />;
}
