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
  | { kind: 'asking'; notice?: string }
  /** A link has brought its token, which counts once: it is used when the person says so, not when a mail scanner looks. */
  | { kind: 'arrived'; token: string }
  | { kind: 'opening' }
  | { kind: 'open'; session: string; application: CandidateApplication }
  | { kind: 'erased'; certificate: ErasureCertificate };

/** What a session leads to; one that no longer counts is forgotten. */
async function viewOf(session: string): Promise<View> {
  const outcome = await loadOwnApplication(session);
  if (outcome.kind === 'done') {
    safeSessionStorage.write(SESSION, session);
    return { kind: 'open', session, application: outcome.data };
  }
  if (outcome.kind === 'ended') safeSessionStorage.remove(SESSION);
  return { kind: 'asking', notice: outcome.message };
}

/** The applicant's own page: asked for, opened by a link, kept open for the browser session. */
export function useCandidate() {
  const token = useHashToken();
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ kind: 'asking' });

  useEffect(() => {
    let isGone = false;
    const show = (next: View) => {
      if (!isGone) setView(next);
    };
    const session = safeSessionStorage.read(SESSION);
    if (session !== null) {
      show({ kind: 'opening' });
      void viewOf(session).then(show);
    }
    return () => {
      isGone = true;
    };
  }, []);

  async function open(linkToken: string) {
    // Out of the address bar and the history of a shared computer.
    void navigate('/my-application', { replace: true });
    setView({ kind: 'opening' });
    const outcome = await openOwnPage(linkToken);
    if (outcome.kind === 'done') setView(await viewOf(outcome.data.access_token));
    else leave(outcome.message);
  }

  function leave(notice?: string) {
    safeSessionStorage.remove(SESSION);
    setView({ kind: 'asking', notice });
  }

  /** Shows what an act has made of the application. @returns why it was refused, if it was */
  function take(outcome: CandidateOutcome<CandidateApplication>): string | undefined {
    if (outcome.kind === 'refused') return outcome.message;
    if (outcome.kind === 'ended') leave(outcome.message);
    else {
      const { data } = outcome;
      setView((current) => (current.kind === 'open' ? { ...current, application: data } : current));
    }
    return undefined;
  }

  function showErased(certificate: ErasureCertificate) {
    safeSessionStorage.remove(SESSION);
    setView({ kind: 'erased', certificate });
  }

  const shown: View = token ? { kind: 'arrived', token } : view;
  return { view: shown, open, leave, take, showErased };
}
