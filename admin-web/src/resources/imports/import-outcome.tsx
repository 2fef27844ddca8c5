import { Alert, Box, Button, Typography } from '@mui/material';
import type { Import } from '@smash/contract/client';
import { Link } from 'react-router-dom';
import { DownloadButton } from '../../components/download-button';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { describeOutcome } from './describe-import';
import { GiveUpButton } from './give-up-button';
import { ProblemTable } from './problem-table';
import { useImportSteps } from './use-imports';
import { t } from '../../i18n/t';
import { counted } from '../../i18n/format';

interface OutcomeProps {
  one: Import;
  onChangeColumns: () => void;
}

/** The outcome of the rows, and the next steps. */
export function ImportOutcome({ one, onChangeColumns }: OutcomeProps) {
  const { id, kind, state, counts, stopped, job_id: jobId } = one;
  const dataProvider = usePortalDataProvider();
  const { start, giveUp, check, isPending } = useImportSteps(id);
  const checkAgain = () => check({ mapping: one.mapping, job_id: jobId });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {stopped && <Alert severity="error">{stopped.message}</Alert>}
      <Typography role="status" sx={{ maxWidth: '68ch' }}>
        {describeOutcome(one)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {state === 'checked' && counts.ready > 0 && (
          <Button variant="contained" loading={isPending} onClick={() => void start()}>
            {t('Import %{count} row |||| Import %{count} rows', counted(counts.ready))}
          </Button>
        )}
        {stopped && state !== 'done' && (
          <Button
            variant="contained"
            loading={isPending}
            onClick={() => void (state === 'checking' ? checkAgain() : start())}
          >
            {t('Try again')}
          </Button>
        )}
        {state === 'checked' && (
          <Button variant="outlined" color="secondary" disabled={isPending} onClick={onChangeColumns}>
            {t('Change columns')}
          </Button>
        )}
        {state === 'done' && counts.imported > 0 && (
          <Button component={Link} to={listOf(one)} variant="contained">
            {kind === 'jobs' ? t('See the jobs') : t('See the applications')}
          </Button>
        )}
        <DownloadButton
          label={t('Download report')}
          name={t('Import report.csv')}
          read={() => dataProvider.readImportReport(id)}
          failure={t('Failed to prepare the report')}
        />
        {(state === 'checked' || state === 'checking') && (
          <GiveUpButton isPending={isPending} giveUp={giveUp} />
        )}
      </Box>
      <ProblemTable one={one} />
    </Box>
  );
}

/** The address of the list that the records are in; of applications, those that came since the file was uploaded. */
function listOf({ kind, job_id: jobId, created_at: since }: Import): string {
  if (kind === 'jobs') return '/jobs';
  const list = jobId === null ? '/applications' : `/jobs/${jobId}/applications`;
  return `${list}?${new URLSearchParams({ filter: JSON.stringify({ new_since: since }) })}`;
}
