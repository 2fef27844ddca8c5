import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { ZoneInputs } from './zone-inputs';
import { ZONE } from './zone-kind';

export function ZoneCreate() {
  return (
    <CreateScreen kind={ZONE} title="Add Zone" submitLabel="Save Zone" savedText="Zone added">
      <ZoneInputs />
    </CreateScreen>
  );
}

export function ZoneEdit() {
  return (
    <EditScreen kind={ZONE} title="Edit Zone" submitLabel="Update Zone" savedText="Zone updated">
      <ZoneInputs />
    </EditScreen>
  );
}
