import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { MailTemplateInputs } from './mail-template-inputs';
import { MAIL_TEMPLATE } from './mail-template-record';
import { MailTemplateVersions } from './mail-template-versions';
import { t } from '../../i18n/t';

export function MailTemplateCreate() {
  return (
    <CreateScreen
      type={MAIL_TEMPLATE}
      title={t('Write email template')}
      submitLabel={t('Save template')}
      savedText={t('Template saved')}
    >
      <MailTemplateInputs />
    </CreateScreen>
  );
}

export function MailTemplateEdit() {
  return (
    <EditScreen
      type={MAIL_TEMPLATE}
      title={t('Edit email template')}
      submitLabel={t('Update template')}
      savedText={t('Template updated')}
    >
      <MailTemplateInputs />
      <MailTemplateVersions />
    </EditScreen>
  );
}
