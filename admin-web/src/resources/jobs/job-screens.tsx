import { JOB_DEFAULTS } from '@smash/contract';
import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { JobInputs } from './job-inputs';
import { JOB } from './job-record';
import { t } from '../../i18n/t';

export function JobCreate() {
  return (
    <CreateScreen
      type={JOB}
      title={t('Post New Job')}
      submitLabel={t('Post Job')}
      savedText={t('Job posted')}
      defaults={JOB_DEFAULTS}
    >
      <JobInputs />
    </CreateScreen>
  );
}

export function JobEdit() {
  return (
    <EditScreen type={JOB} title={t('Edit Job')} submitLabel={t('Update Job')} savedText={t('Job updated')}>
      <JobInputs />
    </EditScreen>
  );
}
