import { Button, DialogActions } from '@mui/material';
import { DeleteApplicationButton } from '../delete-application-button';
import { PrintButton } from '../print/print-button';

export function DetailsFooter({ onClose }: { onClose: () => void }) {
  return (
    <DialogActions sx={{ borderTop: 1, borderColor: 'divider' }}>
      <PrintButton />
      <DeleteApplicationButton onDeleted={onClose} />
      <Button color="secondary" variant="contained" onClick={onClose} sx={{ ml: 'auto !important' }}>
        Close
      </Button>
    </DialogActions>
  );
}
