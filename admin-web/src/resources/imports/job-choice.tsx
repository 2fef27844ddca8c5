import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { ChooseJob } from '../../components/choose-job';
import { t } from '../../i18n/t';

interface JobChoiceProps {
  /** The job that all applications are for; null where each row names its own. */
  value: number | null;
  onChange: (jobId: number | null) => void;
}

export function JobChoice({ value, onChange }: JobChoiceProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 0.5 }}>
        {t('Job')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '68ch' }}>
        {t(
          "Choose the job that the applications are for. If a column names it instead, each row needs the job's title or number.",
        )}
      </Typography>
      <Box sx={{ maxWidth: { sm: 420 } }}>
        <ChooseJob
          jobId={value ?? undefined}
          onChange={(jobId) => onChange(jobId ?? null)}
          name={t('Job of the applications')}
          none={t('A column names the job of each row')}
        />
      </Box>
    </Box>
  );
}
