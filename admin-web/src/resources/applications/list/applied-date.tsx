import { Box } from '@mui/material';
import { formatDate } from '@smash/contract';
import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';

/** The day of the application, as it is in Lagos. */
export function AppliedDate() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  return (
    <Box component="time" dateTime={application.applied_at} sx={{ whiteSpace: 'nowrap' }}>
      {formatDate(application.applied_at)}
    </Box>
  );
}
