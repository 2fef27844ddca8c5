import { Box, Button } from '@mui/material';
import { isValidElement, useCallback, useEffect, useRef } from 'react';
import { useNotificationContext, useNotify } from 'react-admin';
import { useShortcuts, useShortcutsSetting } from './shortcuts/use-shortcuts';
import { t } from '../i18n/t';

/** Milliseconds that the undo is offered; pointing at the alert or focusing it stops the clock. */
const UNDO_SHOWN_MS = 20_000;
/**
 * Ten times as long for people who have turned the key U off (WCAG 2.2.1): the alert is the last thing in the document.
 */
const UNDO_WITHOUT_KEY_MS = 10 * UNDO_SHOWN_MS;

interface UndoMessageProps {
  /** What was done. */
  text: string;
  onUndo: () => void;
}

/** Says in an alert what was done, with a button that undoes it; so does the key U from anywhere on the page. */
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

/** Says in an alert what was done and offers to undo it. */
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

/** Whether the alert on the screen offers an undo. */
export function useIsUndoOffered(): boolean {
  const message = useNotificationContext().notifications.at(-1)?.message;
  return isValidElement(message) && message.type === UndoMessage;
}

/** Closes an alert that offers an undo, once U would undo something newer; any other alert stays. */
export function useWithdrawUndo() {
  const { resetNotifications } = useNotificationContext();
  const isOffered = useIsUndoOffered();
  return () => isOffered && resetNotifications();
}

/** Closes an offered undo when the person logs out and the screens go. */
export function useUndoUntilLogout(): void {
  const withdraw = useWithdrawUndo();
  const latest = useRef(withdraw);
  useEffect(() => {
    latest.current = withdraw;
  });
  useEffect(() => () => void latest.current(), []);
}
