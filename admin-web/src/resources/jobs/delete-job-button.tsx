import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { MESSAGES } from '@smash/contract';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import type { Job } from '@smash/contract/client';
import { describeKept } from './describe-applications';
import { useDeleteJob } from './use-delete-job';
import { t } from '../../i18n/t';

/** Deletes the posting after a confirmation (docs/requirements/portal.md#p-16). Its applications are kept. */
export function DeleteJobButton() {
  const job = useRecordContext<Job>();
  const deleteJob = useDeleteJob();
  if (!job) return null;
  return (
    <ConfirmButton
      name={t('Delete %{title}', { title: job.title })}
      label={t('Delete')}
      size="small"
      icon={<DeleteIcon />}
      title={t('Delete job')}
      question={`${t(MESSAGES.jobDeleteQuestion)}${describeKept(job.application_count ?? 0)}`}
      confirmLabel={t('Delete')}
      onConfirm={() => deleteJob(job.id)}
    />
  );
}
