import { EditScreen } from '../../components/editing/edit-screen';
import { ZoneInputs } from './zone-inputs';
import { ZONE } from './zone-kind';

export function ZoneEdit() {
  return (
    <EditScreen kind={ZONE} title="Edit Zone" submitLabel="Update Zone" savedText="Zone updated">
      <ZoneInputs />
    </EditScreen>
  );
}
