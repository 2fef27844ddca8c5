import { useEffect, useState } from 'react';
import type { PresenceStep } from '../../../providers/calls/application-changes';
import { readSession, sessionAccount } from '../../../providers/session';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { onPresence } from './presence-channel';
import { afterPresence, STILL_HERE_MS, stillHere, type Viewers } from './viewers';

/** Milliseconds that an application has to be on screen before others are told, so that paging through tells nobody. */
const REST_MS = 500;
/** Milliseconds between two checks for viewers who have gone without saying so. */
const LOOK_MS = 2_500;

const NOBODY: Viewers = new Map();

/** Tells others that this person looks at an application, as long as it is on screen. @returns the other viewers */
export function useViewers(id: string): Viewers {
  const dataProvider = usePortalDataProvider();
  const [viewers, setViewers] = useState<{ id: string; here: Viewers }>({ id, here: NOBODY });

  useEffect(() => {
    let isHere = false;
    const tell = (step: PresenceStep) => {
      // A person who has logged out has left: the server ends the presence of the session.
      if (!readSession()) return;
      void dataProvider.tellPresence(id, step).catch(() => undefined);
    };
    const arrive = () => {
      if (isHere || document.visibilityState !== 'visible') return;
      isHere = true;
      tell('arrived');
    };
    const leave = () => {
      clearTimeout(rest);
      if (isHere) tell('left');
      isHere = false;
    };
    const see = () => (document.visibilityState === 'visible' ? arrive() : leave());

    const change = (next: (here: Viewers) => Viewers) =>
      setViewers((known) => ({ id, here: next(known.id === id ? known.here : NOBODY) }));
    const stopHearing = onPresence((presence) => {
      if (presence.id !== id) return;
      const isOwn = presence.by.id === sessionAccount();
      if (!isOwn) change((here) => afterPresence(here, presence, Date.now()));
      // A newcomer is told who is here; and the same person may have left in another tab only.
      if (isHere && presence.step === (isOwn ? 'left' : 'arrived')) tell('here');
    });

    const rest = setTimeout(arrive, REST_MS);
    const beat = setInterval(() => isHere && tell('here'), STILL_HERE_MS);
    const look = setInterval(() => change((here) => stillHere(here, Date.now())), LOOK_MS);
    document.addEventListener('visibilitychange', see);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      stopHearing();
      clearInterval(beat);
      clearInterval(look);
      document.removeEventListener('visibilitychange', see);
      window.removeEventListener('pagehide', leave);
    };
  }, [dataProvider, id]);

  return viewers.id === id ? viewers.here : NOBODY;
}
