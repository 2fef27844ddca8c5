import { NativeSelect, OutlinedInput } from '@mui/material';
import { APPLICATION_STATUS_LABELS } from '@smash/contract';
import type { Application, Job } from '@smash/contract/client';
import { useGetMany, useRecordContext } from 'react-admin';
import { Fact } from '../../../components/details/details-section';
import { usePermitted } from '../../../providers/permitted';
import { fullName } from '../candidate-name';
import { openWithKeys } from '../status/open-with-keys';
import { useMoveToStage } from './use-move-to-stage';
import { t } from '../../../i18n/t';

/** The stage of the application in context, saved as soon as another is chosen; nothing where none can be chosen. */
export function StageFact() {
  const application = useRecordContext<Application>();
  const { move, comingOf } = useMoveToStage();
  const mayMove = usePermitted('applications.change_status');
  const isUndecided = application?.status === 'pending' || application?.status === 'reviewed';
  // Read as one of many, since a missing job, which is deleted, is then no error.
  const { data: [job] = [] } = useGetMany<Job>(
    'jobs',
    { ids: application ? [application.job_id] : [] },
    { enabled: isUndecided && mayMove },
  );
  if (!application || !isUndecided || application.withdrawn_at !== null || !job?.stages?.length) return null;
  const { stages } = job;
  const coming = comingOf(application.id);
  const shown = coming ? coming.stage_id : (application.stage?.id ?? null);
  return (
    <Fact label={t('Stage')}>
      <NativeSelect
        value={shown ?? ''}
        onChange={({ target }) =>
          void move(
            application,
            stages.find(({ id }) => id === target.value),
          )
        }
        onKeyDown={openWithKeys}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': t('Stage of %{name}', { name: fullName(application) }) }}
        sx={{ fontSize: '0.875rem', maxWidth: '100%', '& select': { py: 0.5 } }}
      >
        <option value="">{t(APPLICATION_STATUS_LABELS[application.status])}</option>
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {t(APPLICATION_STATUS_LABELS.reviewed)} · {name}
          </option>
        ))}
      </NativeSelect>
    </Fact>
  );
}
