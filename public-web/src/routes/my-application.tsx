import { CandidatePage } from '../features/candidate/candidate-page';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/my-application';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export default function MyApplicationRoute() {
  return <CandidatePage />;
}
