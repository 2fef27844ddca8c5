import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { ActivityInputs } from './activity-inputs';
import { ACTIVITY } from './activity-record';

export function ActivityCreate() {
  return (
    <CreateScreen type={ACTIVITY} title="Add activity" submitLabel="Save activity" savedText="Activity added">
      <ActivityInputs />
    </CreateScreen>
  );
}

export function ActivityEdit() {
  return (
    <EditScreen
      type={ACTIVITY}
      title="Edit activity"
      submitLabel="Update activity"
      savedText="Activity updated"
    >
      <ActivityInputs />
    </EditScreen>
  );
}
