import type { DialogProps } from '@mui/material';

/** Closes a dialog; a press beside it does not, once something was typed that would be lost. */
export const closeUnlessTyped =
  (hasTyped: boolean, onClose: () => void): DialogProps['onClose'] =>
  (_event, reason) => {
    if (reason !== 'backdropClick' || !hasTyped) onClose();
  };
