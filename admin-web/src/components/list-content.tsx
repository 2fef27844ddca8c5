import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { Noun } from '../i18n/nouns';
import { t } from '../i18n/t';
import { useListFilters } from '../providers/list-state';
import { NoMatches } from './filters/no-matches';
import { MessagePanel } from './message-panel';
import { Loaded } from './loaded';

interface ListContentProps<Row extends RaRecord> {
  /** What the list calls its rows: "job postings". */
  rows: Noun<'rows'>;
  /** Shown when the list is empty without any filter. */
  emptyText: string;
  /** Button that adds the first row. */
  action?: ReactNode;
  children: (data: Row[]) => ReactNode;
}

/** The rows of the list in context, or why there are none. */
export function ListContent<Row extends RaRecord>(props: ListContentProps<Row>) {
  const { rows, emptyText, action, children } = props;
  const list = useListContext<Row>();
  const { filterValues } = useListFilters();
  return (
    <Loaded of={list} loading={t(`Loading ${rows}...`)} failure={t(`The ${rows} could not be loaded`)}>
      {(data) =>
        data.length > 0 ? (
          children(data)
        ) : Object.keys(filterValues).length > 0 ? (
          <NoMatches rows={rows} />
        ) : (
          <MessagePanel title={t(`No ${rows} yet`)} action={action}>
            {emptyText}
          </MessagePanel>
        )
      }
    </Loaded>
  );
}
