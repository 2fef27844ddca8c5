import ChatIcon from '@mui/icons-material/WhatsApp';
import { Button, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { lazyPart } from '../../../components/lazy-part';
import { usePermitted } from '../../../providers/permitted';
import { t } from '../../../i18n/t';

const ChatDialog = lazyPart(async () => (await import('./chat-dialog')).ChatDialog);

/** Opens a WhatsApp chat with the applicant in context, if the number is known in E.164. */
export function ChatButton() {
  const application = useRecordContext<Application>();
  const [isOpen, setOpen] = useState(false);
  const isPermitted = usePermitted('applications.send_mail');
  if (!isPermitted || !application?.phone_e164 || application.withdrawn_at !== null) return null;
  return (
    <>
      <Button color="secondary" variant="outlined" startIcon={<ChatIcon />} onClick={() => setOpen(true)}>
        {t('WhatsApp')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChatDialog
            key={application.id}
            application={application}
            phone={application.phone_e164}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Says why there is no button for a chat. */
export function NoChatNote() {
  const application = useRecordContext<Application>();
  const isPermitted = usePermitted('applications.send_mail');
  if (!isPermitted || !application || application.phone_e164 !== null) return null;
  return (
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {t('WhatsApp cannot open this number')}
    </Typography>
  );
}
