import { Box, Button } from '@mui/material';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { t } from '../i18n/t';

/** Milliseconds that the way back is offered; pointing at the alert or focusing it stops the clock. */
export const UNDO_SHOWN_MS = 20_000;

interface UndoMessageProps {
  /** What was done. */
  text: string;
  onUndo: () => void;
}

/** Says in an alert what was done, with the way back: the button, or the key U from wherever the person is. */
export function UndoMessage({ text, onUndo }: UndoMessageProps) {
  useShortcuts({ u: onUndo }, { inDialogs: true });
  return (
    <Box sx={{ alignItems: 'center', display: 'flex', gap: 1.5, justifyContent: 'space-between' }}>
      <span>{text}</span>
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        aria-keyshortcuts="U"
        onClick={onUndo}
        sx={{ borderColor: 'currentcolor', flex: 'none' }}
      >
        {t('Undo')}
      </Button>
    </Box>
  );
}
