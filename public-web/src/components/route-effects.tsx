import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import styles from './route-effects.module.css';
import { MAIN_ID } from './skip-link';

/**
 * What follows a change of location (docs/requirements/site.md#s-19): a smooth scroll to the top or to the element the
 * hash names, the focus at the new content and its title read out. Back and forward keep the browser's own
 * position; a page that replaces its own entry sees to both itself.
 */
export function RouteEffects() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigation = useNavigation();
  const shownPath = useRef(location.pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const isNewPage = shownPath.current !== location.pathname;
    shownPath.current = location.pathname;
    if (isNewPage) setAnnouncement(document.title);
    if (navigationType === NavigationType.Pop && !location.hash) return;
    if (navigationType === NavigationType.Replace && !isNewPage) return;

    const target = location.hash ? document.getElementById(decodeHash(location.hash)) : null;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (target) document.documentElement.dataset['whole'] = '';
    if (target) target.scrollIntoView({ behavior, block: 'start' });
    else window.scrollTo({ top: 0, behavior });
    (target ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
  }, [location, navigationType]);

  // For what was pressed before (server/start-late.ts).
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);

  return (
    <>
      {navigation.state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
