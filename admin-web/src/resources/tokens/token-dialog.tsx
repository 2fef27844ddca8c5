import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';

/** A new token, which nobody can see again. */
export function TokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Your new API token</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2.5 }}>
          Copy it now, into the program or a password manager: it is shown this once. Whoever has it can do
          what you ticked.
        </Typography>
        <TextField
          fullWidth
          label="Token"
          value={token}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="contained" onClick={onClose}>
          I have copied it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
