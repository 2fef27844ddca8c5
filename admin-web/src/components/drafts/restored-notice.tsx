import { Alert, Button } from '@mui/material';
import { t } from '../../i18n/t';

interface RestoredNoticeProps {
  /** Where it goes once it is done: left out, it is saved. */
  isToBeSent?: boolean;
  onDiscard: () => void;
}

/** Says that what stands in a form was typed before. */
export function RestoredNotice({ isToBeSent, onDiscard }: RestoredNoticeProps) {
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2.5 }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {t('Discard')}
        </Button>
      }
    >
      {isToBeSent
        ? t("We've restored what you typed. It hasn't been sent yet.")
        : t("We've restored what you typed. It hasn't been saved yet.")}
    </Alert>
  );
}
