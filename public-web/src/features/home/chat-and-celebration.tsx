import { Suspense, useEffect, useState } from 'react';
import { ButtonLink } from '../../components/button';
import { LIVE_CHAT_LICENCE, LIVE_CHAT_SCRIPT } from '../../content/company';
import { lazyExtra } from '../../lib/lazy-extra';
import styles from './chat-and-celebration.module.css';
import type { HomeContent } from './load-home';

/** Milliseconds after which the work is done even if the page is never idle. */
const LATEST = 4000;

const Anniversary = lazyExtra(() => import('./anniversary').then((module) => module.default));

/** The live chat, or where none is configured what leads to the contact form (docs/requirements/site.md#s-33). */
export function LiveChat() {
  if (LIVE_CHAT_LICENCE) return <ChatWindow licence={LIVE_CHAT_LICENCE} />;
  return (
    <div className={styles.corner}>
      <ButtonLink to="/send-email" look="outline" size="small">
        Write to us
      </ButtonLink>
    </div>
  );
}

/** Loads the chat when the page has nothing else to do, and removes it when the page closes. */
function ChatWindow({ licence }: { licence: string }) {
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      import('./live-chat').then(
        ({ openLiveChat }) => {
          if (!isGone) close = openLiveChat(licence, LIVE_CHAT_SCRIPT);
        },
        // The page does without.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
      close?.();
    };
  }, [licence]);
  return null;
}

/** Whether the pop-up has been shown since the site was loaded. */
let wasShown = false;

/** The anniversary pop-up, once for every load of the site (docs/requirements/site.md#s-34). */
export function Celebration({ words }: { words: HomeContent['anniversary'] }) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (wasShown) return;
    const timer = setTimeout(() => {
      wasShown = true;
      setIsShown(true);
    }, words.delay);
    return () => clearTimeout(timer);
  }, [words.delay]);

  return (
    isShown && (
      <Suspense>
        <Anniversary words={words} onClose={() => setIsShown(false)} />
      </Suspense>
    )
  );
}

/** Does something when the browser has a moment; what it returns calls it off. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST });
    return () => cancelIdleCallback(handle);
  }
  // Safari
  const timer = setTimeout(work, LATEST / 2);
  return () => clearTimeout(timer);
}
