import { useEffect, useState } from 'react';
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
  safeSessionStorage.remove(SESSION);
  return { type: 'asking', notice: outcome.message, isReturn };
}

/** Whether a view belongs to the link in the address; otherwise that link is still to be opened. */
const isAbout = (view: View, token: string) => 'token' in view && view.token === token;

/** State of the applicant's page: asked for, opened by a link, kept open for the browser session. */
export function useCandidate() {
  const token = useHashToken();
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ type: 'asking' });

  useEffect(() => {
    let isGone = false;
    const show = (next: View) => {
      // Does not replace the view of a link that is being opened meanwhile.
      if (!isGone) setView((current) => ('token' in current ? current : next));
    };
    const session = safeSessionStorage.read(SESSION);
    if (session !== null) {
      show({ type: 'opening' });
      void viewOf(session, false).then(show);
    }
    return () => {
      isGone = true;
    };
  }, []);

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
    setView({ type: 'opening', token: linkToken });
    const outcome = await openOwnPage(linkToken, secretFor(linkToken));
    if (outcome.type === 'ended') return leave(outcome.message);
    if (outcome.type === 'refused')
      return setView({ type: 'failed', message: outcome.message, token: linkToken });
    const opened = viewOf(outcome.data.access_token);
    await clearAddress();
    setView(await opened);
  }

  /** Removes the link from the address bar and the history of a shared computer, and forgets its secret. */
  async function clearAddress() {
    forgetSecret();
    if (token) await navigate('/my-application', { replace: true });
  }

  async function leave(notice?: string) {
    safeSessionStorage.remove(SESSION);
    await clearAddress();
    setView({ type: 'asking', notice, isReturn: true });
  }

  /** Shows the application after an action. @returns the reason if the action was refused */
  function take(outcome: CandidateOutcome<CandidateApplication>): string | undefined {
    if (outcome.type === 'refused') return outcome.message;
    if (outcome.type === 'ended') void leave(outcome.message);
    else {
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
  async function show(session: string) {
    setView({ type: 'opening' });
    setView(await viewOf(session));
  }

  function showErased(certificate: ErasureCertificate) {
    safeSessionStorage.remove(SESSION);
    setView({ type: 'erased', certificate });
  }

  const shown: View = token && !isAbout(view, token) ? { type: 'arrived', token } : view;
  return {
    view: shown,
    open,
    leave: (notice?: string) => void leave(notice),
    take,
    update,
    show,
    showErased,
  };
}
