import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { ZoneInputs } from './zone-inputs';
import { ZONE } from './zone-record';

export function ZoneCreate() {
  return (
    <CreateScreen type={ZONE} title="Add zone" submitLabel="Save zone" savedText="Zone added">
      <ZoneInputs />
    </CreateScreen>
  );
}

export function ZoneEdit() {
  return (
    <EditScreen type={ZONE} title="Edit zone" submitLabel="Update zone" savedText="Zone updated">
      <ZoneInputs />
    </EditScreen>
  );
}
