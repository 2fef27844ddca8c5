import { ColumnFilter } from './column-filter';
import { t } from '../../i18n/t';

interface StatusFilterProps {
  choices: readonly { value: string; label: string }[];
}

/** Filters the rows by status, or shows all. */
export function StatusFilter({ choices }: StatusFilterProps) {
  return (
    <ColumnFilter source="status" name={t('Filter by status')} all={t('All Status')} choices={choices} />
  );
}
