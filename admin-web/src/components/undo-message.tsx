import { Box, Button } from '@mui/material';
import { isValidElement, useCallback, useEffect, useRef } from 'react';
import { useNotificationContext, useNotify } from 'react-admin';
import { useShortcuts, useShortcutsSetting } from './shortcuts/use-shortcuts';
import { t } from '../i18n/t';

/** Milliseconds that the way back is offered; pointing at the alert or focusing it stops the clock. */
const UNDO_SHOWN_MS = 20_000;
/** To whoever has turned the key U off, ten times as long (WCAG 2.2.1): the alert is the last thing in the document. */
const UNDO_WITHOUT_KEY_MS = 10 * UNDO_SHOWN_MS;

interface UndoMessageProps {
  /** What was done. */
  text: string;
  onUndo: () => void;
}

/** Says in an alert what was done, with the way back: the button, or the key U from wherever the person is. */
function UndoMessage({ text, onUndo }: UndoMessageProps) {
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

/** Says in an alert what was done and offers the way back. */
export function useOfferUndo() {
  const notify = useNotify();
  const [isKeyOn] = useShortcutsSetting();
  return useCallback(
    (text: string, onUndo: () => void) =>
      notify(<UndoMessage text={text} onUndo={onUndo} />, {
        type: 'success',
        autoHideDuration: isKeyOn ? UNDO_SHOWN_MS : UNDO_WITHOUT_KEY_MS,
      }),
    [isKeyOn, notify],
  );
}

/** Whether the alert that is shown offers a way back. */
export function useIsUndoOffered(): boolean {
  const message = useNotificationContext().notifications.at(-1)?.message;
  return isValidElement(message) && message.type === UndoMessage;
}

/** Closes the alert that offers a way back, when something newer is what U takes back; any other alert stays. */
export function useWithdrawUndo() {
  const { resetNotifications } = useNotificationContext();
  const isOffered = useIsUndoOffered();
  return () => isOffered && resetNotifications();
}

/** Closes it with the screens of whoever was logged in. */
export function useUndoUntilLogout(): void {
  const withdraw = useWithdrawUndo();
  const latest = useRef(withdraw);
  useEffect(() => {
    latest.current = withdraw;
  });
  useEffect(() => () => void latest.current(), []);
}
