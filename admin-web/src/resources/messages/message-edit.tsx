import { EditScreen } from '../../components/editing/edit-screen';
import { MessageInputs } from './message-inputs';
import { MESSAGE } from './message-kind';

export function MessageEdit() {
  return (
    <EditScreen kind={MESSAGE} title="Edit Message" submitLabel="Update Message" savedText="Message updated">
      <MessageInputs />
    </EditScreen>
  );
}
