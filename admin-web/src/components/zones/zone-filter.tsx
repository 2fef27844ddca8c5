import { useListFilters } from '../../providers/list-state';
import { ChoiceFilter } from '../choice-filter';
import { useChangeFilter } from '../filters/use-change-filter';
import { useZones } from './use-zones';
import { t } from '../../i18n/t';

/** Only what is national, or for one zone. */
export function ZoneFilter() {
  const { zones } = useZones();
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const choices = [
    { value: 'all', label: t('All zones') },
    { value: 'national', label: t('National') },
    ...zones.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const chosen = choices.find(({ value }) => value === filterValues['zone']);
  return (
    <ChoiceFilter
      name={t('Filter by zone')}
      choices={choices}
      value={chosen?.value ?? 'all'}
      onChange={(value) => changeFilter('zone', value === 'all' ? undefined : value)}
    />
  );
}
