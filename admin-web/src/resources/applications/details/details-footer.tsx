import { Button, DialogActions } from '@mui/material';
import { ChatButton } from '../chats/chat-button';
import { OfferInterviewButton } from '../interviews/offer-interview-button';
import { PrintButton } from '../print/print-button';
import { DeleteApplicationButton } from '../removal/delete-application-button';
import { useUndoableRemoval } from '../removal/use-undoable-removal';
import { EmailButton } from '../mails/email-button';
import { t } from '../../../i18n/t';

export function DetailsFooter({ onClose }: { onClose: () => void }) {
  const remove = useUndoableRemoval();
  return (
    <DialogActions sx={{ borderTop: 1, borderColor: 'divider', flexWrap: 'wrap', rowGap: 1 }}>
      <PrintButton />
      <EmailButton />
      <ChatButton />
      <OfferInterviewButton />
      <DeleteApplicationButton
        onConfirm={async ({ id }) => {
          if (await remove([id])) onClose();
        }}
        onErased={onClose}
      />
      <Button color="secondary" variant="contained" onClick={onClose} sx={{ ml: 'auto !important' }}>
        {t('Close')}
      </Button>
    </DialogActions>
  );
}
