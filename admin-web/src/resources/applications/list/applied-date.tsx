import { Box } from '@mui/material';

import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { formatShortDate, formatDate } from '../../../i18n/format';

/** The day of the application in Lagos; the short form has no year. */
export function AppliedDate({ isShort = false }: { isShort?: boolean }) {
  const application = useRecordContext<Application>();
  if (!application) return null;
  return (
    <Box component="time" dateTime={application.applied_at} sx={{ whiteSpace: 'nowrap' }}>
      {(isShort ? formatShortDate : formatDate)(application.applied_at)}
    </Box>
  );
}
