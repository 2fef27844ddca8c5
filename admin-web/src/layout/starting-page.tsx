import { LoadingPanel } from '../components/loading-panel';

/** Before anything is known: who is logged in, which screens there are. */
export function StartingPage() {
  return <LoadingPanel text="Loading..." />;
}
