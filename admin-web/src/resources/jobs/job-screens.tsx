import { JOB_DEFAULTS } from '@smash/contract';
import type { Job } from '@smash/contract/client';
import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import type { SavedText } from '../../components/editing/use-save-outcome';
import { JobInputs } from './job-inputs';
import { JOB } from './job-record';
import { t } from '../../i18n/t';

const unlessDraft =
  (text: string): SavedText =>
  (job: Partial<Job>) =>
    job.is_draft ? t("Draft saved. Visitors can't see it yet.") : text;

export function JobCreate() {
  return (
    <CreateScreen
      type={JOB}
      title={t('Post New Job')}
      submitLabel={t('Post Job')}
      savedText={unlessDraft(t('Job posted'))}
      defaults={JOB_DEFAULTS}
    >
      <JobInputs />
    </CreateScreen>
  );
}

export function JobEdit() {
  return (
    <EditScreen
      type={JOB}
      title={t('Edit Job')}
      submitLabel={t('Update Job')}
      savedText={unlessDraft(t('Job updated'))}
    >
      <JobInputs />
    </EditScreen>
  );
}
