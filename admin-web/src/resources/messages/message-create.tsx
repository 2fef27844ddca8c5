import { CreateScreen } from '../../components/editing/create-screen';
import { MessageInputs } from './message-inputs';
import { MESSAGE } from './message-kind';

export function MessageCreate() {
  return (
    <CreateScreen kind={MESSAGE} title="Write Message" submitLabel="Save Message" savedText="Message saved">
      <MessageInputs />
    </CreateScreen>
  );
}
