import PosterIcon from '@mui/icons-material/QrCode2Outlined';
import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { saveFile } from '../../components/save-file';
import { posterFileName } from '../../providers/file-name';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** Saves the poster of the posting in context, as long as it takes applications. */
export function PosterButton() {
  const job = useRecordContext<Job>();
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt();
  if (!job?.is_open) return null;
  const save = async () => saveFile(await dataProvider.readPoster(job.id), posterFileName(job));
  return (
    <Button
      color="secondary"
      size="small"
      startIcon={<PosterIcon />}
      aria-label={t('Poster for %{title}', { title: job.title })}
      loading={isPending}
      loadingPosition="start"
      onClick={() => void attempt(save, { failure: t('Failed to make the poster') })}
    >
      {t('Poster')}
    </Button>
  );
}
