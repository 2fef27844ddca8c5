import { ASSIGNED_TO_ME, ASSIGNED_TO_NOBODY } from '@smash/contract';
import { useQuery } from '@tanstack/react-query';
import { ColumnFilter } from '../../../components/filters/column-filter';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { reviewersQuery } from './reviewers-query';
import { t } from '../../../i18n/t';

/** Filters the applications by assignee. */
export function AssigneeFilter() {
  const dataProvider = usePortalDataProvider();
  const { data: reviewers = [] } = useQuery(reviewersQuery(dataProvider));
  const choices = [
    { value: ASSIGNED_TO_ME, label: t('Assigned to you') },
    { value: ASSIGNED_TO_NOBODY, label: t('Assigned to nobody') },
    ...reviewers.map(({ id, name }) => ({ value: id, label: t('Assigned to %{name}', { name }) })),
  ];
  return (
    <ColumnFilter
      source="assignee_id"
      name={t('Filter by assignee')}
      all={t('Any assignee')}
      choices={choices}
    />
  );
}
