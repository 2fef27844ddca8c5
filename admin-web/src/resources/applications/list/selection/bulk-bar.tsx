import { Box, Button, Typography } from '@mui/material';
import type { Application } from '@smash/contract/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { readAt } from '../../../../providers/application-cache';
import { isKeptList } from '../../../../providers/kept-list';
import { formatTotal, toChosenFilter } from '../../../../providers/list-query';
import { isTotalCapped, useListFilters } from '../../../../providers/list-state';
import { Permitted } from '../../../../providers/permitted';
import { LOW_WINDOW, ScrollRoom } from '../../../../components/scroll-room';
import { BulkAssign } from './bulk-assign';
import { BulkDelete } from './bulk-delete';
import { BulkExport } from './bulk-export';
import { BulkMail } from './bulk-mail';
import { BulkStatus } from './bulk-status';
import { BulkTags } from './bulk-tags';
import type { Chosen } from './chosen';
import { useSelection } from './use-selection';
import { t } from '../../../../i18n/t';
import { formatNumber } from '../../../../i18n/format';

/** Actions on all selected applications. The bar keeps its place while nothing is selected. */
export function BulkBar({ filter }: { filter?: Record<string, unknown> }) {
  const { ids, clear } = useSelection();
  const { filterValues } = useListFilters();
  const client = useQueryClient();
  // Set once all that match are chosen: when they were read, which ids were ticked then, and how many matched.
  const [all, setAll] = useState<{ at: number; ids: readonly string[]; count: number; shown: string }>();
  const isAll = all !== undefined;
  const bar = useRef<HTMLElement>(null);
  const list = useListContext<Application>();
  const { data = [], total = 0 } = list;
  const shown = formatTotal(total, isTotalCapped(list.meta));
  // The server has more matches than the list from memory that stands in for the server's.
  const isKept = isKeptList(list.meta);
  const isPageWhole = data.length > 0 && data.every(({ id }) => ids.includes(id));
  useForgetOldSelection(clear);
  // Unticking a row ends "all that match": the ticked rows count again. Other rows may change, also under a dialog.
  if (all && (isKept || !all.ids.every((id) => ids.includes(id)))) setAll(undefined);

  const chooseAll = () => {
    setAll({ at: whenRead(client, data), ids, count: total, shown });
    // The pressed button is removed.
    bar.current?.focus();
  };

  const chosen: Chosen = isAll
    ? { filter: toChosenFilter(filterValues, filter), count: all.count, shown: all.shown, seenAt: all.at }
    : { ids, count: ids.length, shown: formatNumber(ids.length) };
  return (
    <Box
      ref={bar}
      role="region"
      tabIndex={-1}
      aria-label={t('Selected applications')}
      sx={{
        alignItems: 'center',
        bgcolor: 'background.default',
        gap: 1,
        ...(ids.length > 0 ? IN_USE : IDLE),
      }}
    >
      <Typography role="status" variant="body2" color={ids.length > 0 ? 'textPrimary' : 'textSecondary'}>
        {describeSelection(chosen, isAll)}
      </Typography>
      {ids.length > 0 && (
        <>
          {/* two lines of buttons, as on a small laptop */}
          <ScrollRoom top={84} bottom={72} />
          {!isAll && !isKept && isPageWhole && total > ids.length && (
            <Button color="secondary" size="small" onClick={chooseAll}>
              {t('Select all %{shown} that match', { shown })}
            </Button>
          )}
          <BulkStatus chosen={chosen} />
          <Permitted to="applications.change_status">
            <BulkAssign chosen={chosen} />
          </Permitted>
          <Permitted to="tags.edit">
            <BulkTags chosen={chosen} />
          </Permitted>
          <Permitted to="applications.send_mail">
            <BulkMail chosen={chosen} />
          </Permitted>
          {isAll && (
            <Permitted to="applications.export">
              <BulkExport jobId={filter?.['job_id']} />
            </Permitted>
          )}
          <Permitted to="applications.remove">
            <BulkDelete chosen={chosen} />
          </Permitted>
          <Button color="secondary" size="small" onClick={clear}>
            {t('Clear selection')}
          </Button>
        </>
      )}
    </Box>
  );
}

/** When the rows on screen were read: applications that arrived between then and the press were not among them. */
const whenRead = (client: QueryClient, rows: readonly Application[]): number =>
  readAt(
    client,
    rows.map(({ id }) => id),
  ) ?? Date.now();

/** On a phone the bar is below the cards and sticks to the bottom of the screen, so that a tick moves no card. */
const IN_USE = {
  borderColor: 'divider',
  borderTop: { xs: 1, md: 0 },
  bottom: { xs: 0, md: 'auto' },
  display: 'flex',
  flexWrap: { md: 'wrap' },
  minHeight: 36,
  overflowX: { xs: 'auto', md: 'visible' },
  mx: { xs: -2, sm: -3, md: 0 },
  position: 'sticky',
  px: { xs: 2, sm: 3, md: 0 },
  py: { xs: 1, md: 0 },
  top: { md: 0 },
  zIndex: 3,
  [LOW_WINDOW]: { position: 'static' },
  '& > *': { flex: 'none' },
};
const IDLE = { display: { xs: 'none', md: 'flex' }, minHeight: 36 };

function describeSelection({ count, shown }: Chosen, isAll: boolean): string {
  if (isAll) return t('All %{shown} that match selected', { shown });
  return count === 0
    ? t('Select applications to change several at once.')
    : t('%{shown} selected', { shown });
}

/** A selection made under another filter, or on an earlier visit, is out of sight: it must not be changed unseen. */
function useForgetOldSelection(clear: () => void): void {
  const { filterValues } = useListFilters();
  const filter = JSON.stringify(filterValues);
  useEffect(() => clear(), [filter, clear]);
}
