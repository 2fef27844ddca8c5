import { PRESS_RELEASE } from '../content/press-release';
import { PressReleasePage } from '../features/reading/press-release-page';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/press-release';

/** Runs at build time: the text is in the page and not in its script. */
export function loader({ request }: Route.LoaderArgs) {
  return { head: loadHead(request), release: PRESS_RELEASE };
}

export const meta = loadedHead;

export default function PressReleaseRoute({ loaderData }: Route.ComponentProps) {
  return <PressReleasePage release={loaderData.release} />;
}
