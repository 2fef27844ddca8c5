import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { MailTemplateInputs } from './mail-template-inputs';
import { MAIL_TEMPLATE } from './mail-template-record';
import { MailTemplateVersions } from './mail-template-versions';

export function MailTemplateCreate() {
  return (
    <CreateScreen
      type={MAIL_TEMPLATE}
      title="Write email template"
      submitLabel="Save template"
      savedText="Template saved"
    >
      <MailTemplateInputs />
    </CreateScreen>
  );
}

export function MailTemplateEdit() {
  return (
    <EditScreen
      type={MAIL_TEMPLATE}
      title="Edit email template"
      submitLabel="Update template"
      savedText="Template updated"
    >
      <MailTemplateInputs />
      <MailTemplateVersions />
    </EditScreen>
  );
}
