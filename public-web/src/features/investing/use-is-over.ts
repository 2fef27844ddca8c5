import { useEffect, useState } from 'react';

/** Whether the server says that the offer of shares has ended: the page itself was built while it ran. */
export function useIsOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    void import('../../lib/api/shares').then(
      async ({ loadShareOffer }) => setOver((await loadShareOffer())?.is_over ?? false),
      () => undefined,
    );
  }, []);
  return isOver;
}
