import { useQuery } from '@tanstack/react-query';
import { ColumnFilter } from '../../../components/filters/column-filter';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { tagsQuery } from './tags-query';

/** Only the applications with one tag. */
export function TagFilter() {
  const dataProvider = usePortalDataProvider();
  const { data: tags = [] } = useQuery(tagsQuery(dataProvider));
  const choices = tags.map(({ id, name, applications_count }) => ({
    value: String(id),
    label: `${name} (${applications_count.toLocaleString('en-US')})`,
  }));
  return <ColumnFilter source="tag" name="Filter by tag" all="With any tags" choices={choices} />;
}
