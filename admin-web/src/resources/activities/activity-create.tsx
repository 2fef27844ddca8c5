import { CreateScreen } from '../../components/editing/create-screen';
import { ActivityInputs } from './activity-inputs';
import { ACTIVITY } from './activity-kind';

export function ActivityCreate() {
  return (
    <CreateScreen kind={ACTIVITY} title="Add Activity" submitLabel="Save Activity" savedText="Activity added">
      <ActivityInputs />
    </CreateScreen>
  );
}
