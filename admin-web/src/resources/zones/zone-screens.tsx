import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { ZoneInputs } from './zone-inputs';
import { ZONE } from './zone-record';

export function ZoneCreate() {
  return (
    <CreateScreen type={ZONE} title="Add Zone" submitLabel="Save Zone" savedText="Zone added">
      <ZoneInputs />
    </CreateScreen>
  );
}

export function ZoneEdit() {
  return (
    <EditScreen type={ZONE} title="Edit Zone" submitLabel="Update Zone" savedText="Zone updated">
      <ZoneInputs />
    </EditScreen>
  );
}
