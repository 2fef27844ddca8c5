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
  /** `isReturn`: it takes the place of another view, which is said. */
  | { type: 'asking'; notice?: string; isReturn?: boolean }
  /** A link has brought its token, which counts once: it is used when the person says so, not when a mail scanner looks. */
  | { type: 'arrived'; token: string }
  /** The link stays in the address until it has brought a session, or can never bring one. */
  | { type: 'opening'; token?: string }
  /** The line broke, or the server did not answer: the same can be tried again. */
  | { type: 'failed'; message: string; token: string }
  | { type: 'failed'; message: string; session: string }
  | { type: 'open'; session: string; application: CandidateApplication }
  | { type: 'updating'; session: string }
  | { type: 'erased'; certificate: ErasureCertificate };

/** What a session leads to; one that no longer counts is forgotten. It is kept first: it came by a link that counts once. */
async function viewOf(session: string, isReturn = true): Promise<View> {
  safeSessionStorage.write(SESSION, session);
  const outcome = await loadOwnApplication(session);
  if (outcome.type === 'done') return { type: 'open', session, application: outcome.data };
  if (outcome.type === 'refused') return { type: 'failed', message: outcome.message, session };
  safeSessionStorage.remove(SESSION);
  return { type: 'asking', notice: outcome.message, isReturn };
}

/** Whether a view is about the link in the address, which is otherwise still to be opened. */
const isAbout = (view: View, token: string) => 'token' in view && view.token === token;

/** The applicant's own page: asked for, opened by a link, kept open for the browser session. */
export function useCandidate() {
  const token = useHashToken();
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ type: 'asking' });

  useEffect(() => {
    let isGone = false;
    const show = (next: View) => {
      // Not over a link that is being opened meanwhile.
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
    // The browser kept the page; what it shows was closed in a later one.
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

  /** The link goes out of the address bar and the history of a shared computer, and what it was opened with. */
  async function clearAddress() {
    forgetSecret();
    if (token) await navigate('/my-application', { replace: true });
  }

  async function leave(notice?: string) {
    safeSessionStorage.remove(SESSION);
    await clearAddress();
    setView({ type: 'asking', notice, isReturn: true });
  }

  /** Shows what an action has made of the application. @returns why it was refused, if it was */
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

  /** Shows the application that a session opens: the same one, again or its newer version. */
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
