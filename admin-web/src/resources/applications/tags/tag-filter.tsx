import { useQuery } from '@tanstack/react-query';
import { ColumnFilter } from '../../../components/filters/column-filter';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { tagNamesQuery } from './tags-query';
import { t } from '../../../i18n/t';

/** Filters the applications by one tag. */
export function TagFilter() {
  const dataProvider = usePortalDataProvider();
  const { data: tags = [] } = useQuery(tagNamesQuery(dataProvider));
  const choices = tags.map(({ id, name }) => ({ value: String(id), label: name }));
  return <ColumnFilter source="tag" name={t('Filter by tag')} all={t('With any tags')} choices={choices} />;
}
