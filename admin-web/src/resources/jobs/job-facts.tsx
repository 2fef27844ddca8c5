import EventIcon from '@mui/icons-material/EventOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { Box, Typography } from '@mui/material';

import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

/** Location, salary and deadline. */
export function JobFacts() {
  const job = useRecordContext<Job>();
  if (!job) return null;
  const deadline = job.application_deadline;
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.5,
        listStyle: 'none',
        m: 0,
        mt: 0.75,
        p: 0,
      }}
    >
      <Fact icon={<PlaceIcon fontSize="inherit" />}>{job.location}</Fact>
      <Fact icon={<PaymentsIcon fontSize="inherit" />}>{job.salary_range || t('Salary not specified')}</Fact>
      {deadline && (
        <Fact icon={<EventIcon fontSize="inherit" />}>
          {t('Deadline: %{date}', { date: formatDate(deadline) })}
        </Fact>
      )}
    </Box>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Typography
      component="li"
      variant="body2"
      color="textSecondary"
      sx={{ alignItems: 'center', display: 'flex', gap: 0.75 }}
    >
      {icon}
      <span>{children}</span>
    </Typography>
  );
}
