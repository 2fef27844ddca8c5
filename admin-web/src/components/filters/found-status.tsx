import { Box } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { formatTotal } from '../../providers/list-query';
import { isTotalCapped, useListFilters } from '../../providers/list-state';
import { VISUALLY_HIDDEN } from '../visually-hidden';
import { t } from '../../i18n/t';

/** Announces how many rows a change of the filters has found; neither the first load of a list nor later changes. */
export function FoundStatus() {
  const { filterValues } = useListFilters();
  const list = useListContext<RaRecord>();
  const { isFetching, error, total } = list;
  const filter = JSON.stringify(filterValues);
  const [known, setKnown] = useState({ filter, said: '' });
  const hasChanged = known.filter !== filter;
  if (hasChanged && !isFetching && !error && total !== undefined) {
    const said =
      total === 0
        ? t('Nothing found')
        : t('%{count} found', { count: formatTotal(total, isTotalCapped(list.meta)) });
    setKnown({ filter, said });
  }
  return (
    <Box role="status" sx={VISUALLY_HIDDEN}>
      {hasChanged ? '' : known.said}
    </Box>
  );
}
