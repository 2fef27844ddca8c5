import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSession, SESSION_KEY } from '../../providers/session';

/** Leaves the card when there is a session already: at once, or as soon as another tab has logged in. */
export function useLoggedInElsewhere(): void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null };
  const next = `${state?.nextPathname ?? '/'}${state?.nextSearch ?? ''}`;
  useEffect(() => {
    const leaveIfLoggedIn = () => {
      if (readSession()) void navigate(next, { replace: true });
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY) leaveIfLoggedIn();
    };
    leaveIfLoggedIn();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [navigate, next]);
}
