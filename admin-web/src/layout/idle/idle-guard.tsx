import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useIdleEnd } from './use-idle-end';

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
      <DialogTitle id={`${id}-title`}>Are you still there?</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} color="textPrimary">
          You haven&rsquo;t done anything here for a while. You&rsquo;ll be logged out in a minute; what
          you&rsquo;ve typed is kept.
        </DialogContentText>
        <DialogContentText
          aria-hidden
          variant="body2"
          sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}
        >{`${secondsLeft} ${secondsLeft === 1 ? 'second' : 'seconds'} left`}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={leave}>
          Logout
        </Button>
        <Button autoFocus variant="contained" onClick={stay}>
          Stay logged in
        </Button>
      </DialogActions>
    </Dialog>
  );
}
