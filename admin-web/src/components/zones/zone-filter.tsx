import { ColumnFilter } from '../filters/column-filter';
import { useZones } from './use-zones';
import { t } from '../../i18n/t';

/** Only what is national, or for one zone. */
export function ZoneFilter() {
  const { zones } = useZones();
  const choices = [
    { value: 'national', label: t('National') },
    ...zones.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return <ColumnFilter source="zone" name={t('Filter by zone')} all={t('All zones')} choices={choices} />;
}
