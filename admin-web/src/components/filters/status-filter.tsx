import { ColumnFilter } from './column-filter';

interface StatusFilterProps {
  choices: readonly { value: string; label: string }[];
}

/** Only the rows of one status, or those of all. */
export function StatusFilter({ choices }: StatusFilterProps) {
  return <ColumnFilter source="status" name="Filter by status" all="All Status" choices={choices} />;
}
