import { Suspense, useEffect, useState } from 'react';
import { ButtonLink } from '../../components/button';
import { LIVE_CHAT_LICENCE, LIVE_CHAT_SCRIPT } from '../../content/company';
import { lazyExtra } from '../../lib/lazy-extra';
import styles from './chat-and-celebration.module.css';
import type { HomeContent } from './load-home';

/** Milliseconds after which the work starts even if the page is never idle. */
const LATEST = 4000;

const Anniversary = lazyExtra(() => import('./anniversary').then((module) => module.default));

/** The live chat; if none is configured, a link to the contact form (docs/requirements/site.md#s-33). */
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

/** Loads the chat when the browser is idle, and removes it when the page is left. */
function ChatWindow({ licence }: { licence: string }) {
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      import('./live-chat').then(
        ({ openLiveChat }) => {
          if (!isGone) close = openLiveChat(licence, LIVE_CHAT_SCRIPT);
        },
        // The page works without the chat.
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

/** Runs `work` when the browser is idle. @returns a function that cancels it */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no requestIdleCallback.
  const timer = setTimeout(work, LATEST / 2);
  return () => clearTimeout(timer);
}
