import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { MessageInputs } from './message-inputs';
import { MESSAGE } from './message-record';

export function MessageCreate() {
  return (
    <CreateScreen type={MESSAGE} title="Write Message" submitLabel="Save Message" savedText="Message saved">
      <MessageInputs />
    </CreateScreen>
  );
}

export function MessageEdit() {
  return (
    <EditScreen type={MESSAGE} title="Edit Message" submitLabel="Update Message" savedText="Message updated">
      <MessageInputs />
    </EditScreen>
  );
}
