import type { DialogProps } from '@mui/material';

/** Closes a dialog, though not by a press beside it once that would take something away. */
export const closeUnlessTyped =
  (hasTyped: boolean, onClose: () => void): DialogProps['onClose'] =>
  (_event, reason) => {
    if (reason !== 'backdropClick' || !hasTyped) onClose();
  };
