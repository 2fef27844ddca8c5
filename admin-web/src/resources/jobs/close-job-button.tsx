import BlockIcon from '@mui/icons-material/BlockOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { ConfirmButton } from '../../components/confirm-button';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** Closes the posting in context after a confirmation; its applications stay. */
export function CloseJobButton() {
  const job = useRecordContext<Job>();
  const dataProvider = usePortalDataProvider();
  const queryClient = useQueryClient();
  const { attempt } = useAttempt();
  if (!job?.is_open) return null;

  const close = async () => {
    const isClosed = await attempt(() => dataProvider.closeJob(job.id), {
      done: t('Job closed. It no longer takes applications.'),
      failure: t('Failed to close job'),
    });
    if (isClosed) await queryClient.invalidateQueries({ queryKey: ['jobs'] });
  };
  return (
    <ConfirmButton
      name={t('Close %{title}', { title: job.title })}
      label={t('Close')}
      color="secondary"
      size="small"
      icon={<BlockIcon />}
      title={t('Close job')}
      question={t('Are you sure you want to close this job? It will no longer take applications.')}
      confirmLabel={t('Close job')}
      onConfirm={close}
    />
  );
}
