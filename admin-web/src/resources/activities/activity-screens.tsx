import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { ActivityInputs } from './activity-inputs';
import { ACTIVITY } from './activity-record';
import { t } from '../../i18n/t';

export function ActivityCreate() {
  return (
    <CreateScreen
      type={ACTIVITY}
      title={t('Add activity')}
      submitLabel={t('Save activity')}
      savedText={t('Activity added')}
    >
      <ActivityInputs />
    </CreateScreen>
  );
}

export function ActivityEdit() {
  return (
    <EditScreen
      type={ACTIVITY}
      title={t('Edit activity')}
      submitLabel={t('Update activity')}
      savedText={t('Activity updated')}
    >
      <ActivityInputs />
    </EditScreen>
  );
}
