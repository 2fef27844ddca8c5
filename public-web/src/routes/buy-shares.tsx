import { ShareFacts } from '../features/investing/share-facts';
import { ShareOffer } from '../features/investing/share-offer';
import { ShareReasons } from '../features/investing/share-reasons';
import { useIsOver } from '../features/investing/use-is-over';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/buy-shares';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export default function BuySharesRoute() {
  const isOver = useIsOver();
  return (
    <>
      <ShareOffer isOver={isOver} />
      <ShareFacts />
      <ShareReasons isOver={isOver} />
    </>
  );
}
