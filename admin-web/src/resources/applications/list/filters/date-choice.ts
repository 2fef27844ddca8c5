import type { SortPayload } from 'react-admin';
import { oneOf } from '../../../../providers/list-query';
import { t } from '../../../../i18n/t';

/** The one control that both limits the list to a period and orders it by date (docs/requirements/portal.md#p-21). */
export const DATE_CHOICES = [
  { value: 'all', label: t('All Dates') },
  { value: 'today', label: t('Today') },
  { value: 'week', label: t('This Week') },
  { value: 'month', label: t('This Month') },
  { value: 'latest', label: t('Latest First') },
  { value: 'oldest', label: t('Oldest First') },
] as const;

export type DateChoice = (typeof DATE_CHOICES)[number]['value'];

const VALUES = DATE_CHOICES.map(({ value }) => value);

/** The choice that the control shows. An order by another column clears "Latest" and "Oldest". */
export function shownDateChoice(filter: Record<string, unknown>, sort: SortPayload): DateChoice {
  const choice = oneOf(VALUES, filter['date']) ?? 'all';
  const isByDate = sort.field === 'applied_at';
  if (choice === 'latest' && !(isByDate && sort.order === 'DESC')) return 'all';
  if (choice === 'oldest' && !(isByDate && sort.order === 'ASC')) return 'all';
  return choice;
}

/** The order of a choice: newest first, except for "Oldest". */
export function sortForDateChoice(choice: DateChoice): SortPayload {
  return { field: 'applied_at', order: choice === 'oldest' ? 'ASC' : 'DESC' };
}
