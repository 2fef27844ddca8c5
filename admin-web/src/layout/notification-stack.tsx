import { Alert, Portal, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';

/** Milliseconds a message stays; failures stay longer, as they may have to be read twice. */
const SHOWN_MS = { success: 6_000, info: 6_000, warning: 12_000, error: 12_000 };

/**
 * The portal's alerts, one after the other, in the page rather than in a browser dialog. They stand in the body, so
 * that an open dialog does not hide them from screen readers. Escape or the button dismisses them.
 */
export function NotificationStack() {
  const { notifications, takeNotification } = useNotificationContext();
  const [current, setCurrent] = useState<NotificationPayload>();
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0 || isOpen) return;
    const next = takeNotification();
    if (!next) return;
    setCurrent(next);
    setOpen(true);
  }, [notifications, isOpen, takeNotification]);

  if (!current) return null;
  const { message, type, notificationOptions } = current;
  return (
    <Portal>
      <Snackbar
        open={isOpen}
        autoHideDuration={SHOWN_MS[type]}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert severity={type} variant="filled" onClose={() => setOpen(false)} sx={{ minWidth: { sm: 360 } }}>
          {typeof message === 'string'
            ? translate(message, { _: message, ...notificationOptions?.messageArgs })
            : message}
        </Alert>
      </Snackbar>
    </Portal>
  );
}
