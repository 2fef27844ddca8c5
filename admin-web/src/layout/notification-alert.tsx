import { Alert, Fade, Portal, Snackbar } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { focusMainIfLost } from '../components/focus-main';
import { bottomOfNavigation, watchNavigation } from './navigation-in-sight';

/** Milliseconds a message stays unless it says otherwise; failures stay longer, as they may have to be read twice. */
const SHOWN_MS = { success: 6_000, info: 6_000, warning: 12_000, error: 12_000 };

/**
 * A dialog hides everything beside it from screen readers when it opens or closes; this undoes it for the alert. When
 * the alert goes while it has the focus, the focus returns to where it came from.
 */
function watchAlert(alert: HTMLElement | null): (() => void) | undefined {
  if (!alert) return undefined;
  const observer = new MutationObserver(() => alert.removeAttribute('aria-hidden'));
  observer.observe(alert, { attributeFilter: ['aria-hidden'] });
  let origin: EventTarget | null = null;
  alert.addEventListener('focusin', ({ relatedTarget: from }) => {
    if (!(from instanceof Node && alert.contains(from))) origin = from;
  });
  return () => {
    observer.disconnect();
    if (alert.contains(document.activeElement)) setTimeout(() => focusAgain(origin));
  };
}

function focusAgain(origin: EventTarget | null): void {
  const { activeElement: now } = document;
  if (origin instanceof HTMLElement && (now === null || now === document.body))
    origin.focus({ preventScroll: true });
  focusMainIfLost();
}

/**
 * The portal's latest alert, in the page rather than in a browser dialog. It stands in the body, beside any open
 * dialog, and below the navigation. Escape or the button dismisses it; a newer one takes its place.
 */
export function NotificationAlert() {
  const { notifications, resetNotifications } = useNotificationContext();
  const translate = useTranslate();
  const top = useSyncExternalStore(watchNavigation, bottomOfNavigation);
  const latest = notifications.at(-1);
  if (!latest) return null;
  const { message, type, notificationOptions } = latest;
  return (
    <Portal>
      <Snackbar
        key={notifications.length}
        ref={watchAlert}
        open
        autoHideDuration={notificationOptions?.autoHideDuration ?? SHOWN_MS[type]}
        onClose={(_event, reason) => reason !== 'clickaway' && resetNotifications()}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        // A growing alert would move the button from under the pointer.
        slots={{ transition: Fade }}
        sx={{ top: { xs: top + 8, sm: top + 12 } }}
      >
        <Alert severity={type} onClose={resetNotifications} sx={{ boxShadow: 6, minWidth: { sm: 360 } }}>
          {typeof message === 'string' ? translate(message, { _: message }) : message}
        </Alert>
      </Snackbar>
    </Portal>
  );
}
