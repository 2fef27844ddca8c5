import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { MessageInputs } from './message-inputs';
import { MESSAGE } from './message-record';

export function MessageCreate() {
  return (
    <CreateScreen type={MESSAGE} title="Write message" submitLabel="Save message" savedText="Message saved">
      <MessageInputs />
    </CreateScreen>
  );
}

export function MessageEdit() {
  return (
    <EditScreen type={MESSAGE} title="Edit message" submitLabel="Update message" savedText="Message updated">
      <MessageInputs />
    </EditScreen>
  );
}
