import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { t } from '../i18n/t';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The question, word for word as in docs/requirements/portal.md. */
  question: string;
  /** What can be chosen with it, below the question. */
  children?: ReactNode;
  confirmLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Called when the dialog has left the screen. */
  onGone?: () => void;
}

/** Asks before something that cannot be undone. Focus starts on Cancel and returns to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    question,
    children,
    confirmLabel,
    isBusy = false,
    onConfirm,
    onClose,
    onGone,
  } = props;
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      maxWidth="xs"
      fullWidth
      {...(onGone && { slotProps: { transition: { onExited: onGone } } })}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-question`} color="textPrimary">
          {question}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="secondary" disabled={isBusy} onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button color="error" variant="contained" loading={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
