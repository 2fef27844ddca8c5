import { EditScreen } from '../../components/editing/edit-screen';
import { ActivityInputs } from './activity-inputs';
import { ACTIVITY } from './activity-kind';

export function ActivityEdit() {
  return (
    <EditScreen
      kind={ACTIVITY}
      title="Edit Activity"
      submitLabel="Update Activity"
      savedText="Activity updated"
    >
      <ActivityInputs />
    </EditScreen>
  );
}
