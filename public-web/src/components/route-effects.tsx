import { useEffect, useRef, useState } from 'react';
import { createPath, NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { jumpTo } from './jump-to';
import styles from './route-effects.module.css';
import { MAIN_ID } from './skip-link';
import { useScrollPosition } from './use-scroll-position';

/**
 * Effects of a change of location (docs/requirements/site.md#s-19): a smooth scroll to the top or to the element that the
 * hash names, the focus on the new content, and its title read out. A link to the present page does the same. Back and
 * Forward restore the scroll position. A page that replaces its own history entry takes care of scroll and focus itself.
 * Tags that the server put into the head of the first page are removed with that page.
 */
export function RouteEffects() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigation = useNavigation();
  const shown = useRef(location);
  const [announcement, setAnnouncement] = useState('');
  useScrollPosition(location, navigationType);

  useEffect(() => {
    // An entry made by a link inside the site has another key: reloading it keeps the scroll position.
    const isArrival = shown.current === location && location.key === 'default';
    const isNewPage = shown.current.pathname !== location.pathname;
    const isSameAddress = createPath(shown.current) === createPath(location);
    shown.current = location;
    if (isNewPage) {
      setAnnouncement(document.title);
      for (const tag of document.querySelectorAll('[data-first-page]')) tag.remove();
    }
    if (navigationType === NavigationType.Pop && !(isArrival && location.hash)) return;
    const isLinkToSame = isSameAddress && location.state === null;
    if (navigationType === NavigationType.Replace && !isNewPage && !isLinkToSame) return;

    if (!jumpTo(decodeHash(location.hash))) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [location, navigationType]);

  // Lets server/start-late.ts repeat presses from before hydration.
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
