import { JOB_DEFAULTS } from '@smash/contract';
import type { Job } from '@smash/contract/client';
import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import type { SavedText } from '../../components/editing/use-save-outcome';
import { JobInputs } from './job-inputs';
import { JOB } from './job-record';
import { t } from '../../i18n/t';

/** Message about a saved job; `ifPast` where it is to be active and its deadline has closed it. */
const unlessDraft =
  (text: string, ifPast = text): SavedText =>
  ({ is_draft, is_active, is_open }: Partial<Job>) => {
    if (is_draft) return t("Draft saved. Visitors can't see it yet.");
    return is_active && is_open === false ? ifPast : text;
  };

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
      savedText={unlessDraft(t('Job updated'), t('Job updated. It is closed, as its deadline has passed.'))}
    >
      <JobInputs />
    </EditScreen>
  );
}
