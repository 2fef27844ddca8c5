import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext, useRedirect } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** Makes a draft that is a copy of the posting in context and opens it for editing. */
export function DuplicateJobButton() {
  const job = useRecordContext<Job>();
  const dataProvider = usePortalDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => dataProvider.duplicateJob(id),
    onSuccess: (copy) => {
      void queryClient.invalidateQueries({ queryKey: ['jobs'] });
      notify(t("Job duplicated. The new job is a draft: visitors can't see it until you post it."), {
        type: 'success',
      });
      redirect(`/jobs/${copy.id}`);
    },
    onError: (error) => notifyFailure(error, t('Failed to duplicate job')),
  });
  if (!job) return null;
  return (
    <Button
      color="secondary"
      size="small"
      startIcon={<CopyIcon />}
      aria-label={t('Duplicate %{title}', { title: job.title })}
      loading={isPending}
      onClick={() => mutate(job.id)}
    >
      {t('Duplicate')}
    </Button>
  );
}
