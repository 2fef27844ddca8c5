import {
  type JobAlertFrequency,
  type JobAlertSearch,
  type JobFilters,
  jobFilterParameters,
} from '@smash/contract';

/** The search of an alert, from its row or from the form. */
export interface AlertedSearch extends JobAlertSearch {
  frequency: JobAlertFrequency;
}

export const filtersOf = ({ q, brand, place }: AlertedSearch): JobFilters => ({
  ...(q && { q }),
  ...(brand && { brand }),
  ...(place && { place }),
});

/** The list that shows what the alert finds. */
export function searchPath(alert: AlertedSearch): string {
  const query = jobFilterParameters(filtersOf(alert)).toString();
  return query ? `/careers?${query}` : '/careers';
}
