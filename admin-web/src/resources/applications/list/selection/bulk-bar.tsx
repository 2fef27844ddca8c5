import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { BULK_LIMIT } from '../../../../providers/calls/statuses';
import { useListFilters } from '../../../../providers/list-state';
import { Permitted } from '../../../../providers/permitted';
import { BulkDelete } from './bulk-delete';
import { BulkMail, MailAll } from './bulk-mail';
import { BulkStatus } from './bulk-status';
import { useSelection } from './use-selection';

/** What can be done with all selected applications at once. It keeps its place while nothing is selected. */
export function BulkBar({ filter }: { filter?: Record<string, unknown> }) {
  const { ids, clear } = useSelection();
  const isTooMany = ids.length > BULK_LIMIT;
  useForgetOldSelection(clear);
  return (
    <Box
      role="region"
      aria-label="Selected applications"
      sx={{
        alignItems: 'center',
        bgcolor: 'background.default',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        minHeight: 48,
        position: ids.length > 0 ? 'sticky' : undefined,
        top: 0,
        zIndex: 3,
      }}
    >
      <Typography role="status" variant="body2" color={ids.length > 0 ? 'textPrimary' : 'textSecondary'}>
        {describeSelection(ids.length, isTooMany)}
      </Typography>
      {ids.length > 0 && (
        <>
          <BulkStatus ids={ids} isDisabled={isTooMany} />
          <Permitted to="applications.send_mail">
            <BulkMail ids={ids} />
          </Permitted>
          <Permitted to="applications.remove">
            <BulkDelete ids={ids} isDisabled={isTooMany} />
          </Permitted>
          <Button color="secondary" size="small" onClick={clear}>
            Clear selection
          </Button>
        </>
      )}
      {ids.length === 0 && (
        <Permitted to="applications.send_mail">
          <MailAll filter={filter} />
        </Permitted>
      )}
    </Box>
  );
}

function describeSelection(count: number, isTooMany: boolean): string {
  if (isTooMany) return `${count} selected: at most ${BULK_LIMIT} can be changed at once`;
  return count === 0 ? 'Select applications to change several at once.' : `${count} selected`;
}

/** What was selected under another filter, or on an earlier visit, is out of sight: it must not be changed unseen. */
function useForgetOldSelection(clear: () => void): void {
  const { filterValues } = useListFilters();
  const filter = JSON.stringify(filterValues);
  useEffect(() => clear(), [filter, clear]);
}
