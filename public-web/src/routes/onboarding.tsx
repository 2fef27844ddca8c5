import { OnboardingPage } from '../features/onboarding/onboarding-page';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/onboarding';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export default function OnboardingRoute() {
  return <OnboardingPage />;
}
