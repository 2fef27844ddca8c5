import { HOUR_MS } from '@smash/contract';
import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { lastActivity } from '../providers/activity';
import {
  dropSession,
  readSession,
  SECOND_FACTOR_MISSING,
  SESSION_KEY,
  sessionAccount,
  type SessionEnd,
  TWO_STEP_PATH,
} from '../providers/session';
import { idleState } from './idle/idle-clock';

/**
 * Shows the login card as soon as the session is over, without waiting for the next call: when its time is up, and when
 * another tab logged out. A tab in which somebody else logged in starts afresh, so that nothing of the former person
 * stays on the screen. When the portal has come to require a second factor, leads to its set-up.
 */
export function useSessionWatch(): void {
  const logout = useLogout();
  const navigate = useNavigate();
  useEffect(() => {
    const account = sessionAccount();
    const idleMinutes = readSession()?.idle_minutes ?? 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const watch = () => {
      clearTimeout(timer);
      const session = readSession();
      // Also a login that this tab got no event of: its page was kept for the back button, or frozen.
      if (session && sessionAccount() !== account) window.location.reload();
      // Looks again after an hour: a clock that was set back by a month makes a time that browsers take for none.
      else if (session) {
        timer = setTimeout(watch, Math.min(new Date(session.expires_at).getTime() - Date.now() + 1, HOUR_MS));
      } else if (localStorage.getItem(SESSION_KEY) !== null) end('expired');
      // Another tab has ended it already.
      else end(idleState(idleMinutes, lastActivity(), Date.now()) === 'over' ? 'idle' : 'elsewhere');
    };
    const end = (reason: SessionEnd) => {
      dropSession(reason);
      void logout();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY || key === null) watch();
    };

    watch();
    window.addEventListener('storage', onStorage);
    // Timers stand still while a machine sleeps.
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [logout]);

  useEffect(() => {
    const setUp = () => {
      if (!location.pathname.endsWith(TWO_STEP_PATH)) void navigate(TWO_STEP_PATH);
    };
    window.addEventListener(SECOND_FACTOR_MISSING, setUp);
    return () => window.removeEventListener(SECOND_FACTOR_MISSING, setUp);
  }, [navigate]);
}
