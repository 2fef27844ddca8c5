import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { KEEPABLE } from '../../../providers/application-cache';
import { ListPagination } from '../../../components/list-pagination';
import { ApplicationChips } from './filters/application-chips';
import { ApplicationFilters } from './filters/application-filters';
import { ApplicationRows } from './application-rows';
import { DEFAULT_PER_PAGE, NEWEST_FIRST } from './list-address';
import { LatestBulkAction } from '../bulk/latest-bulk-action';
import { LatestMails } from '../mails/latest-mails';
import { LatestRemoval } from '../removal/latest-removal';
import { BulkBar } from './selection/bulk-bar';
import { SAYS_ITS_FAILURE } from '../../../providers/list-state';
import { useIsNarrow } from '../../../components/use-is-narrow';

interface ApplicationListBaseProps {
  heading: ReactNode;
  storeKey: string;
  /** Always applied, never shown in the address. */
  filter?: Record<string, unknown>;
  /** Whether rows name their job. */
  hasJobColumn?: boolean;
}

/** A list of applications with its filters; page, filters and order are kept in the address. */
export function ApplicationListBase({
  heading,
  storeKey,
  filter,
  hasJobColumn = false,
}: ApplicationListBaseProps) {
  const isNarrow = useIsNarrow('md');
  return (
    <ListBase
      resource="applications"
      storeKey={storeKey}
      filter={filter}
      perPage={DEFAULT_PER_PAGE}
      sort={NEWEST_FIRST}
      queryOptions={{ meta: KEEPABLE, ...SAYS_ITS_FAILURE }}
    >
      {heading}
      <ApplicationFilters hasJobs={hasJobColumn} />
      <ApplicationChips />
      {!isNarrow && <BulkBar filter={filter} />}
      <LatestBulkAction />
      <LatestMails />
      <ApplicationRows hasJobColumn={hasJobColumn} />
      <ListPagination choices={[25, 50, 100, 200]} />
      {/* Below the rows: it appears when the alert has gone, and must not move any row. */}
      <LatestRemoval />
      {isNarrow && <BulkBar filter={filter} />}
    </ListBase>
  );
}
