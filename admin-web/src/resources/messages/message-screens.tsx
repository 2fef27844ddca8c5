import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { MessageInputs } from './message-inputs';
import { MESSAGE } from './message-record';
import { t } from '../../i18n/t';

export function MessageCreate() {
  return (
    <CreateScreen
      type={MESSAGE}
      title={t('Write message')}
      submitLabel={t('Save message')}
      savedText={t('Message saved')}
    >
      <MessageInputs />
    </CreateScreen>
  );
}

export function MessageEdit() {
  return (
    <EditScreen
      type={MESSAGE}
      title={t('Edit message')}
      submitLabel={t('Update message')}
      savedText={t('Message updated')}
    >
      <MessageInputs />
    </EditScreen>
  );
}
