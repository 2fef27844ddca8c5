import { Box } from '@mui/material';

import type { PersonApplication } from '@smash/contract/client';
import { Badge } from '../../../components/badge';
import { describeStatus } from '../../../components/describe-status';
import { withdrawnLabel } from '../status/withdrawn-label';
import { formatDate } from '../../../i18n/format';

/** The status of one of a person's applications, and when it arrived. */
export function Standing({ application }: { application: PersonApplication }) {
  const { status, withdrawn_at, applied_at } = application;
  const { tone, label } = describeStatus(status);
  return (
    <Box
      component="span"
      sx={{
        alignItems: 'center',
        color: 'text.secondary',
        display: 'inline-flex',
        flexWrap: 'wrap',
        gap: 0.75,
      }}
    >
      <Badge tone={tone}>{label}</Badge>
      {withdrawn_at !== null && <Badge tone="grey">{withdrawnLabel(application)}</Badge>}
      <time dateTime={applied_at}>{formatDate(applied_at)}</time>
    </Box>
  );
}
