import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  loadOwnApplication,
  openOwnPage,
  type CandidateApplication,
  type CandidateOutcome,
  type ErasureCertificate,
} from '../../lib/api/candidate';
import { safeSessionStorage } from '../../lib/safe-storage';
import { forgetSecret, secretFor } from './link-secret';
import { useHashToken } from '../../lib/use-hash-token';

const SESSION = 'candidate-session';

type View =
  /** `isReturn`: it replaces another view, so it takes the focus and is read. */
  | { type: 'asking'; notice?: string; isReturn?: boolean }
  /** A link has brought its one-time token. It is used on a press of the button, so that no mail scanner uses it up. */
  | { type: 'arrived'; token: string }
  /** The link stays in the address until it has brought a session, or can never bring one. */
  | { type: 'opening'; token?: string }
  /** The line broke, or the server did not answer: the same request can be tried again. */
  | { type: 'failed'; message: string; token: string }
  | { type: 'failed'; message: string; session: string }
  | { type: 'open'; session: string; application: CandidateApplication }
  | { type: 'updating'; session: string }
  | { type: 'erased'; certificate: ErasureCertificate };

/** The view for a session, which is forgotten if it has ended. It is stored first, because its link works only once. */
async function viewOf(session: string, isReturn = true): Promise<View> {
  safeSessionStorage.write(SESSION, session);
  const outcome = await loadOwnApplication(session);
  if (outcome.type === 'done') return { type: 'open', session, application: outcome.data };
  if (outcome.type === 'refused') return { type: 'failed', message: outcome.message, session };
  forgetSession(session);
  return { type: 'asking', notice: outcome.message, isReturn };
}

/** Forgets a session, unless a later link has opened another one in this tab. */
function forgetSession(session: string): void {
  if (safeSessionStorage.read(SESSION) === session) safeSessionStorage.remove(SESSION);
}

/** Whether a view belongs to the link in the address; otherwise that link is still to be opened. */
const isAbout = (view: View, token: string) => 'token' in view && view.token === token;

/** State of the applicant's page: asked for, opened by a link, kept open for the browser session. */
export function useCandidate() {
  const token = useHashToken();
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ type: 'asking' });
  const shown: View = token && !isAbout(view, token) ? { type: 'arrived', token } : view;

  /** What is shown now; undefined once the page is left. An answer that comes later changes neither view nor address. */
  const present = useRef<View>(undefined);
  useEffect(() => {
    present.current = shown;
    return () => {
      present.current = undefined;
    };
  });
  const isShown = (session: string) =>
    present.current && 'session' in present.current && present.current.session === session;

  /** Replaces a view, unless something else is shown by then, such as what a later link has opened. */
  const replace = (former: View, next: View) => setView((current) => (current === former ? next : current));

  const restore = useEffectEvent(() => {
    const session = safeSessionStorage.read(SESSION);
    if (session !== null) void show(session, false);
  });
  useEffect(() => restore(), []);

  const shownSession = 'session' in view ? view.session : null;
  useEffect(() => {
    // The browser restored the page from its cache, but a later page has closed its session.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && shownSession && safeSessionStorage.read(SESSION) !== shownSession) location.reload();
    };
    window.addEventListener('pageshow', lookAgain);
    return () => window.removeEventListener('pageshow', lookAgain);
  }, [shownSession]);

  async function open(linkToken: string) {
    const opening: View = { type: 'opening', token: linkToken };
    setView(opening);
    const outcome = await openOwnPage(linkToken, secretFor(linkToken));
    if (outcome.type === 'refused')
      return replace(opening, { type: 'failed', message: outcome.message, token: linkToken });
    if (present.current !== opening) {
      // The page was left: its link and the secret stay in the history for the way back, and the session for the menu.
      if (outcome.type === 'done' && !present.current)
        safeSessionStorage.write(SESSION, outcome.data.access_token);
      return;
    }
    if (outcome.type === 'ended') return leave(undefined, outcome.message);
    const opened = viewOf(outcome.data.access_token);
    await clearAddress();
    replace(opening, await opened);
  }

  /** Removes the link from the address bar and the history of a shared computer, and forgets its secret. */
  async function clearAddress() {
    forgetSecret();
    if (token) await navigate('/my-application', { replace: true });
  }

  /** @param session what ends; undefined for a link that brings none, beside which no older session stays */
  async function leave(session: string | undefined, notice?: string) {
    if (session === undefined) safeSessionStorage.remove(SESSION);
    else {
      forgetSession(session);
      if (!isShown(session)) return;
    }
    await clearAddress();
    setView({ type: 'asking', notice, isReturn: true });
  }

  /** Shows the application after an action. @returns the reason if the action was refused */
  function take(session: string, outcome: CandidateOutcome<CandidateApplication>): string | undefined {
    if (outcome.type === 'refused') return outcome.message;
    if (outcome.type === 'ended') void leave(session, outcome.message);
    else if (isShown(session)) {
      const { data } = outcome;
      setView((current) => (current.type === 'open' ? { ...current, application: data } : current));
    }
    return undefined;
  }

  function update() {
    setView((current) =>
      current.type === 'open' ? { type: 'updating', session: current.session } : current,
    );
  }

  /** Shows the application that a session opens: the same application again, or its newer version. */
  async function show(session: string, isReturn = true) {
    const opening: View = { type: 'opening' };
    setView(opening);
    replace(opening, await viewOf(session, isReturn));
  }

  function showErased(session: string, certificate: ErasureCertificate) {
    forgetSession(session);
    if (isShown(session)) setView({ type: 'erased', certificate });
  }

  return {
    view: shown,
    open,
    leave: (session?: string, notice?: string) => void leave(session, notice),
    take,
    update,
    show,
    showErased,
  };
}
