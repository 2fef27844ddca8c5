import { Box, TextField, Typography } from '@mui/material';
import type { Job } from '@smash/contract/client';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import { PER_PAGE_LIMIT } from '../../providers/list-query';
import { t } from '../../i18n/t';

interface JobChoiceProps {
  /** The job that all applications are for; null where each row names its own. */
  value: number | null;
  onChange: (jobId: number | null) => void;
}

export function JobChoice({ value, onChange }: JobChoiceProps) {
  const id = useId();
  const { data = [] } = useGetList<Job>('jobs', {
    pagination: { page: 1, perPage: PER_PAGE_LIMIT },
    sort: { field: 'title', order: 'ASC' },
  });
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 0.5 }}>
        {t('Job')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '68ch' }}>
        {t('Which job the applications are for. In a column a job is named by its title or number.')}
      </Typography>
      <TextField
        select
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('Job of the applications') } }}
        sx={{ maxWidth: '100%', minWidth: { sm: 320 }, width: { xs: '100%', sm: 'auto' } }}
      >
        <option value="">{t('A column names the job of each row')}</option>
        {data.map(({ id: jobId, title }) => (
          <option key={jobId} value={jobId}>
            {title}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
