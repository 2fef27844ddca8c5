import {
  type Brand,
  describeJobSearch,
  type JobAlertFrequency,
  type JobAlertSearch,
  jobFilterParameters,
} from '@smash/contract';

/** What an alert looks for, as its row or its form says it: empty or null for any. */
export interface AlertedSearch {
  q?: string | null;
  brand?: Brand | '' | null;
  place?: string | null;
  frequency: JobAlertFrequency;
}

export const filtersOf = ({ q, brand, place }: AlertedSearch): JobAlertSearch => ({
  ...(q && { q }),
  ...(brand && { brand }),
  ...(place && { place }),
});

export const describeAlert = (alert: AlertedSearch): string => describeJobSearch(filtersOf(alert));

/** The list that shows what the alert finds. */
export function searchPath(alert: AlertedSearch): string {
  const query = jobFilterParameters(filtersOf(alert)).toString();
  return query ? `/careers?${query}` : '/careers';
}
