import type { Application } from '@smash/contract/client';
import { readSession, sessionAccount } from '../../../providers/session';
import { fullName } from '../candidate-name';
import { buildSummary } from './build-summary';
import { PRINT_STYLES } from './print-styles';
import { t } from '../../../i18n/t';

/** Lets the browser lay the page out before its print dialog freezes it (docs/requirements/portal.md#p-41). */
const PRINT_DELAY_MS = 250;

/**
 * Writes a summary of the application into a new window and prints it. Returns false if the browser did not open
 * the window.
 */
export function printApplication(application: Application): boolean {
  const target = window.open('about:blank', '_blank');
  if (!target) return false;
  const page = target.document;
  page.title = t('Application %{reference} %{name}', {
    reference: application.reference,
    name: fullName(application),
  });
  page.documentElement.lang = document.documentElement.lang;
  page.head.append(Object.assign(page.createElement('style'), { textContent: PRINT_STYLES }));
  page.body.replaceChildren(buildSummary(page, application, new Date()));
  const account = sessionAccount();
  // Nothing of the applicant stays on the screen for the next person: the window closes with the session, and with the
  // portal's page, without which it would not hear of the session's end.
  window.addEventListener('pagehide', () => target.close());
  target.addEventListener('storage', () => {
    if (!readSession() || sessionAccount() !== account) target.close();
  });
  target.setTimeout(() => target.print(), PRINT_DELAY_MS);
  return true;
}
