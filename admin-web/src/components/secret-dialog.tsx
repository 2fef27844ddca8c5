import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { CopyButton } from './copy-button';
import { t } from '../i18n/t';

interface SecretDialogProps {
  title: string;
  /** Label of the secret. */
  label: string;
  secret: string;
  /** Says where the secret is to be entered. */
  children: ReactNode;
  onClose: () => void;
}

/** A secret that was just made, which nobody can see again. */
export function SecretDialog({ title, label, secret, children, onClose }: SecretDialogProps) {
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2.5 }}>
          {children}
        </Typography>
        <TextField
          fullWidth
          label={label}
          value={secret}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        />
      </DialogContent>
      <DialogActions>
        <CopyButton text={secret} />
        <Button variant="contained" onClick={onClose}>
          {t('I have copied it')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
