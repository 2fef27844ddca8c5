import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RecordType } from '../editing/record-type';
import { ListFilters } from '../filters/list-filters';
import { ListPagination } from '../list-pagination';
import { PageHeading } from '../page-heading';
import type { RecordColumn } from './record-column';
import { RecordRows } from './record-rows';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';

interface RecordListProps<Row extends RaRecord> {
  type: RecordType;
  title: string;
  /** Label of the button for a new record; without it, none are made here. */
  createLabel?: string;
  /** Whether records are edited and deleted here; by default where they are made. */
  isEditable?: boolean;
  sort: SortPayload;
  searchLabel: string;
  /** Further filters, after the search. */
  filters?: ReactNode;
  /** Says what such records are for, while there are none. */
  emptyText: string;
  /** The first column names the row. */
  columns: readonly RecordColumn<Row>[];
  /** Actions on the row in context, besides editing and deleting it. */
  rowActions?: ReactNode;
  nameOf: (row: Row) => string;
}

/** The list of one type of record: page, search, filters and order are the server's and are kept in the address. */
export function RecordList<Row extends RaRecord>(props: RecordListProps<Row>) {
  const { type, title, createLabel, isEditable = Boolean(createLabel), ...others } = props;
  const { sort, searchLabel, filters, ...rows } = others;
  const createButton = createLabel !== undefined && (
    <Button component={Link} to={`/${type.resource}/create`} variant="contained" startIcon={<AddIcon />}>
      {createLabel}
    </Button>
  );
  return (
    <ListBase resource={type.resource} perPage={25} sort={sort} queryOptions={SAYS_ITS_FAILURE}>
      <PageHeading title={title} actions={createButton} />
      <ListFilters searchLabel={searchLabel}>{filters}</ListFilters>
      <RecordRows type={type} createButton={createButton} isEditable={isEditable} {...rows} />
      <ListPagination choices={[25, 50, 100, 200]} />
    </ListBase>
  );
}
