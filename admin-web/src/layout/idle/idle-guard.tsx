import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useIdleEnd } from './use-idle-end';
import { t } from '../../i18n/t';

/** Ends the session on this screen when nobody is there, and asks a minute before. */
export function IdleGuard() {
  const { secondsLeft, stay, leave } = useIdleEnd();
  const id = useId();
  if (secondsLeft === undefined) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{t('Are you still there?')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} color="textPrimary">
          {t(
            'You haven’t done anything here for a while. You’ll be logged out in a minute; what you’ve typed is kept.',
          )}
        </DialogContentText>
        <DialogContentText aria-hidden variant="body2" sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
          {t('%{smart_count} second left |||| %{smart_count} seconds left', { smart_count: secondsLeft })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={leave}>
          {t('Logout')}
        </Button>
        <Button autoFocus variant="contained" onClick={stay}>
          {t('Stay logged in')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
