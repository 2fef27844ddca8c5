import { useEffect, useRef, useState } from 'react';
import { createPath, NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { jumpTo } from './jump-to';
import styles from './route-effects.module.css';
import { MAIN_ID } from './skip-link';
import { useScrollPosition } from './use-scroll-position';

/**
 * What follows a change of location (docs/requirements/site.md#s-19): a smooth scroll to the top or to the element the
 * hash names, the focus at the new content and its title read out; a link to where one is does the same. Back and forward
 * return to where one was; a page that replaces its own entry by another address or state sees to both itself.
 */
export function RouteEffects() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigation = useNavigation();
  const shown = useRef(location);
  const [announcement, setAnnouncement] = useState('');
  useScrollPosition(location, navigationType);

  useEffect(() => {
    // Not of an entry that one of the site's own links made: loaded again, it is where it was.
    const isArrival = shown.current === location && location.key === 'default';
    const isNewPage = shown.current.pathname !== location.pathname;
    const isSameAddress = createPath(shown.current) === createPath(location);
    shown.current = location;
    if (isNewPage) setAnnouncement(document.title);
    if (navigationType === NavigationType.Pop && !(isArrival && location.hash)) return;
    const isLinkToSame = isSameAddress && location.state === null;
    if (navigationType === NavigationType.Replace && !isNewPage && !isLinkToSame) return;

    if (!jumpTo(decodeHash(location.hash))) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
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
