import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { lastActivity } from '../providers/activity';
import { dropSession, readSession, SESSION_KEY, sessionAccount, type SessionEnd } from '../providers/session';
import { idleState } from './idle/idle-clock';

/**
 * Shows the login card as soon as the session is over, without waiting for the next call: when its time is up, and when
 * another tab logged out. A tab in which somebody else logged in starts afresh, so that nothing of the former person
 * stays on the screen.
 */
export function useSessionWatch(): void {
  const logout = useLogout();
  useEffect(() => {
    const account = sessionAccount();
    const idleMinutes = readSession()?.idle_minutes ?? 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const watch = () => {
      clearTimeout(timer);
      const session = readSession();
      if (session) timer = setTimeout(watch, new Date(session.expires_at).getTime() - Date.now() + 1);
      else if (localStorage.getItem(SESSION_KEY) !== null) end('expired');
      // Another tab saw it first.
      else end(idleState(idleMinutes, lastActivity(), Date.now()) === 'over' ? 'idle' : 'elsewhere');
    };
    const end = (reason: SessionEnd) => {
      dropSession(reason);
      void logout();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== SESSION_KEY && key !== null) return;
      if (readSession() && sessionAccount() !== account) window.location.reload();
      else watch();
    };

    watch();
    window.addEventListener('storage', onStorage);
    // A machine that slept did not count the time.
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [logout]);
}
