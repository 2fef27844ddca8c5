import { Alert, Portal, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';

/** Milliseconds a message stays; failures stay longer, as they may have to be read twice. */
const SHOWN_MS = { success: 6_000, info: 6_000, warning: 12_000, error: 12_000 };

/**
 * The portal's latest alert, in the page rather than in a browser dialog. It stands in the body, so that an open dialog
 * does not hide it from screen readers. Escape or the button dismisses it; a newer one takes its place.
 */
export function NotificationAlert() {
  const { notifications, takeNotification } = useNotificationContext();
  const [current, setCurrent] = useState<NotificationPayload>();
  /** Counts the alerts, so that each starts its own time. */
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();

  useEffect(() => {
    const next = notifications.length > 0 ? takeNotification() : undefined;
    if (!next) return;
    setCurrent(next);
    setShown((count) => count + 1);
    setOpen(true);
  }, [notifications, takeNotification]);

  if (!current) return null;
  const { message, type, notificationOptions } = current;
  return (
    <Portal>
      <Snackbar
        key={shown}
        open={isOpen}
        autoHideDuration={SHOWN_MS[type]}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert severity={type} onClose={() => setOpen(false)} sx={{ boxShadow: 6, minWidth: { sm: 360 } }}>
          {typeof message === 'string'
            ? translate(message, { _: message, ...notificationOptions?.messageArgs })
            : message}
        </Alert>
      </Snackbar>
    </Portal>
  );
}
