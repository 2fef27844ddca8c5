import { useEffect, useState } from 'react';
import type { ShareOffer } from '../../lib/api/shares';

/** Whether the server says that the offer of shares has ended: the page itself was built while it ran. */
export function useIsOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // Not by the client: 4 kB for one flag.
    void fetch('/api/shares/offer')
      .then((response) => response.json() as Promise<Partial<ShareOffer>>)
      .then(
        (offer) => setOver(offer.is_over === true),
        () => undefined,
      );
  }, []);
  return isOver;
}
