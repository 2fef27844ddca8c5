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
import { useHashToken } from '../../lib/use-hash-token';

const SESSION = 'candidate-session';

type View =
  | { type: 'asking'; notice?: string }
  /** A link has brought its token, which counts once: it is used when the person says so, not when a mail scanner looks. */
  | { type: 'arrived'; token: string }
  | { type: 'opening' }
  | { type: 'open'; session: string; application: CandidateApplication }
  | { type: 'updating'; session: string }
  | { type: 'erased'; certificate: ErasureCertificate };

/** What a session leads to; one that no longer counts is forgotten. */
async function viewOf(session: string): Promise<View> {
  const outcome = await loadOwnApplication(session);
  if (outcome.type === 'done') {
    safeSessionStorage.write(SESSION, session);
    return { type: 'open', session, application: outcome.data };
  }
  if (outcome.type === 'ended') safeSessionStorage.remove(SESSION);
  return { type: 'asking', notice: outcome.message };
}

/** The applicant's own page: asked for, opened by a link, kept open for the browser session. */
export function useCandidate() {
  const token = useHashToken();
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ type: 'asking' });

  useEffect(() => {
    let isGone = false;
    const show = (next: View) => {
      if (!isGone) setView(next);
    };
    const session = safeSessionStorage.read(SESSION);
    if (session !== null) {
      show({ type: 'opening' });
      void viewOf(session).then(show);
    }
    return () => {
      isGone = true;
    };
  }, []);

  async function open(linkToken: string) {
    // Out of the address bar and the history of a shared computer.
    void navigate('/my-application', { replace: true });
    setView({ type: 'opening' });
    const outcome = await openOwnPage(linkToken);
    if (outcome.type === 'done') setView(await viewOf(outcome.data.access_token));
    else leave(outcome.message);
  }

  function leave(notice?: string) {
    safeSessionStorage.remove(SESSION);
    setView({ type: 'asking', notice });
  }

  /** Shows what an action has made of the application. @returns why it was refused, if it was */
  function take(outcome: CandidateOutcome<CandidateApplication>): string | undefined {
    if (outcome.type === 'refused') return outcome.message;
    if (outcome.type === 'ended') leave(outcome.message);
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

  /** Shows the application that a session opens: the same one, or the newer version of it. */
  async function show(session: string) {
    setView({ type: 'opening' });
    setView(await viewOf(session));
  }

  function showErased(certificate: ErasureCertificate) {
    safeSessionStorage.remove(SESSION);
    setView({ type: 'erased', certificate });
  }

  const shown: View = token ? { type: 'arrived', token } : view;
  return { view: shown, open, leave, take, update, show, showErased };
}
