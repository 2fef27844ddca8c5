import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { ListPagination } from '../../components/list-pagination';
import { ApplicationFilters } from './filters/application-filters';
import { ApplicationRows } from './application-rows';

/** Newest first unless another order is chosen. */
const NEWEST_FIRST = { field: 'applied_at', order: 'DESC' } as const;

interface ApplicationListBaseProps {
  heading: ReactNode;
  storeKey: string;
  /** Always applied, never shown in the address. */
  filter?: Record<string, unknown>;
  /** Whether rows say which job they are for. */
  hasJobColumn?: boolean;
}

/** A list of applications with its filters; page, filters and order are kept in the address. */
export function ApplicationListBase({
  heading,
  storeKey,
  filter,
  hasJobColumn = false,
}: ApplicationListBaseProps) {
  return (
    <ListBase
      resource="applications"
      storeKey={storeKey}
      filter={filter}
      perPage={25}
      sort={NEWEST_FIRST}
      queryOptions={{ onError: (error: Error) => console.error(error) }}
    >
      {heading}
      <ApplicationFilters />
      <ApplicationRows hasJobColumn={hasJobColumn} />
      <ListPagination choices={[25, 50, 100, 200]} />
    </ListBase>
  );
}
