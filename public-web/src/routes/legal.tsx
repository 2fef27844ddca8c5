import { ACCESSIBILITY_STATEMENT } from '../content/legal/accessibility';
import { PASSWORD_POLICY } from '../content/legal/password-policy';
import { PRIVACY_POLICY } from '../content/legal/privacy';
import { TERMS_AND_CONDITIONS } from '../content/legal/terms';
import { LegalPage } from '../features/reading/legal-page';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import { pagePath } from '../lib/page-path';
import type { Route } from './+types/legal';

const DOCUMENTS: Readonly<Record<string, typeof PRIVACY_POLICY>> = {
  '/privacypolicy': PRIVACY_POLICY,
  '/termsandconditions': TERMS_AND_CONDITIONS,
  '/passwordpolicy': PASSWORD_POLICY,
  '/accessibility': ACCESSIBILITY_STATEMENT,
};

/** Runs at build time: the page carries the text of one policy. */
export function loader({ request }: Route.LoaderArgs) {
  const path = pagePath(request);
  const document = DOCUMENTS[path];
  if (!document) throw new Error(`${path} is no policy`);
  return { head: loadHead(request), document };
}

export const meta = loadedHead;

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage key={loaderData.head.path} document={loaderData.document} />;
}
