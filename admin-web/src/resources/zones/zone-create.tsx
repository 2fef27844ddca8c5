import { CreateScreen } from '../../components/editing/create-screen';
import { ZoneInputs } from './zone-inputs';
import { ZONE } from './zone-kind';

export function ZoneCreate() {
  return (
    <CreateScreen kind={ZONE} title="Add Zone" submitLabel="Save Zone" savedText="Zone added">
      <ZoneInputs />
    </CreateScreen>
  );
}
