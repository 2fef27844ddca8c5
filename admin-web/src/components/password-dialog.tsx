import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { failureDetail, failureFields } from '../providers/api-failure';
import { Form } from './form';
import { OwnProof } from './own-proof';
import { t } from '../i18n/t';

interface PasswordDialogProps {
  isOpen: boolean;
  title: string;
  question: string;
  confirmLabel: string;
  color?: 'error' | 'primary';
  /** Message when it fails and the server gives no reason. */
  failure: string;
  /** Whether the action takes the password itself, and no confirmation by the identity provider. */
  isPasswordOnly?: boolean;
  onClose: () => void;
  /** Runs the action; the dialog closes when it succeeds, and shows why it failed. */
  onConfirm: (password: string) => Promise<unknown>;
}

/** Asks for the own password again before something that must not be done from a screen that was left open. */
export function PasswordDialog(props: PasswordDialogProps) {
  const {
    isOpen,
    title,
    question,
    confirmLabel,
    color = 'error',
    failure,
    isPasswordOnly,
    onClose,
    onConfirm,
  } = props;
  const id = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const close = () => {
    setPassword('');
    setProblem(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm(password);
      close();
    } catch (error) {
      setProblem(failureFields(error)?.['password'] ?? failureDetail(error) ?? failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : close}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      maxWidth="xs"
      fullWidth
    >
      <Form onSubmit={confirm} spacing={0}>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-question`} color="textPrimary" sx={{ mb: 2.5 }}>
            {question}
          </DialogContentText>
          <OwnProof
            autoFocus
            isPasswordOnly={isPasswordOnly}
            value={password}
            onChange={setPassword}
            problem={problem}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isBusy} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color={color} variant="contained" loading={isBusy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
