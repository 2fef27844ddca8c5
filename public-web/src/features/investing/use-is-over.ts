import { useEffect, useState } from 'react';
import type { ShareOffer } from '../../lib/api/shares';

/** Whether the offer of shares has ended. Asks the server, because the page was built while the offer ran. */
export function useIsOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // The API client would add 4 kB for one flag.
    void fetch('/api/shares/offer')
      .then((response) => response.json() as Promise<Partial<ShareOffer>>)
      .then(
        (offer) => setOver(offer.is_over === true),
        () => undefined,
      );
  }, []);
  return isOver;
}
