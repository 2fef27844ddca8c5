import { useEffect, useState } from 'react';
import { addressToConfirm } from '../../../lib/api/members';
import { useHashToken } from '../../../lib/use-hash-token';

type ConfirmationLink =
  /** The page is being prerendered or hydrated. */
  | { type: 'unknown' }
  /** The page was opened without a link. */
  | { type: 'none' }
  /** `email` is undefined while it is loading, null when it could not be loaded. */
  | { type: 'open'; token: string; email: string | null | undefined }
  /** The link was used, is too old, or was cut off by a mail program. */
  | { type: 'dead' };

/** The link that opened the page, and whether it still works, so that nobody types a password for a dead link. */
export function useConfirmationLink() {
  const token = useHashToken();
  const [known, setKnown] = useState<{ token: string; link: ConfirmationLink } | undefined>();

  useEffect(() => {
    if (!token) return;
    let isGone = false;
    void addressToConfirm(token).then((outcome) => {
      if (isGone) return;
      const email = outcome.isDone ? outcome.data.email : null;
      const isDead = !outcome.isDone && (outcome.status === 404 || outcome.status === 422);
      setKnown({ token, link: isDead ? { type: 'dead' } : { type: 'open', token, email } });
    });
    return () => {
      isGone = true;
    };
  }, [token]);

  return {
    link: linkOf(token, known),
    /** To be called when the server refuses the link. */
    setDead: () => {
      if (token) setKnown({ token, link: { type: 'dead' } });
    },
  };
}

function linkOf(
  token: string | undefined,
  known: { token: string; link: ConfirmationLink } | undefined,
): ConfirmationLink {
  if (token === undefined) return { type: 'unknown' };
  if (!token) return { type: 'none' };
  return known?.token === token ? known.link : { type: 'open', token, email: undefined };
}
