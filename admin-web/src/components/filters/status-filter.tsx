import { ColumnFilter } from './column-filter';
import { t } from '../../i18n/t';

interface StatusFilterProps {
  choices: readonly { value: string; label: string }[];
}

/** Only the rows of one status, or those of all. */
export function StatusFilter({ choices }: StatusFilterProps) {
  return (
    <ColumnFilter source="status" name={t('Filter by status')} all={t('All Status')} choices={choices} />
  );
}
