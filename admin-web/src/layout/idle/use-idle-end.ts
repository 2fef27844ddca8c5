import { MINUTE_MS } from '@smash/contract';
import { useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { lastActivity, noteActivity } from '../../providers/activity';
import { dropSession, readSession } from '../../providers/session';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { idleState, nextLook } from './idle-clock';

/** How often, in milliseconds, the server is told of somebody who works without sending requests. */
const SIGN_OF_LIFE_MS = MINUTE_MS;

interface IdleEnd {
  /** Until the session ends; undefined while there is nothing to warn of. */
  secondsLeft: number | undefined;
  stay: () => void;
  leave: () => void;
}

/**
 * Follows how long nobody has done anything in any tab. The server ends the session by itself, a little later; this
 * shows it on the screen, a minute before and when it happens.
 */
export function useIdleEnd(): IdleEnd {
  const logout = useLogout();
  const dataProvider = usePortalDataProvider();
  const [secondsLeft, setSecondsLeft] = useState<number>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toldAt = Date.now();

    const look = () => {
      clearTimeout(timer);
      const minutes = readSession()?.idle_minutes ?? 0;
      if (minutes === 0) return;
      const now = Date.now();
      const active = lastActivity();
      const state = idleState(minutes, active, now);
      setSecondsLeft(state === 'warned' ? Math.ceil((active + minutes * MINUTE_MS - now) / 1000) : undefined);
      if (state === 'over') {
        dropSession('idle');
        void logout();
        return;
      }
      if (active > toldAt && now - toldAt >= SIGN_OF_LIFE_MS) {
        toldAt = now;
        void dataProvider.keepSession().catch(() => undefined);
      }
      timer = setTimeout(look, nextLook(minutes, active, now));
    };

    look();
    // Timers stand still while a machine sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dataProvider, logout]);

  return {
    secondsLeft,
    stay: () => {
      noteActivity();
      setSecondsLeft(undefined);
      void dataProvider.keepSession().catch(() => undefined);
    },
    leave: () => void logout({}, undefined, false),
  };
}
