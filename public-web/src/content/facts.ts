import { configured } from './configured';

// Facts of the company that more than one page states. Each stands here once and pages take it from here. Marked
// "Placeholder": invented until the owner supplies it; facts.spec.ts holds these against docs/placeholders.md.
// Addresses and numbers to ring are in company.ts.

/** Placeholder. District of the head office in Abuja. */
export const HEAD_OFFICE_DISTRICT = 'Wuse 2';

/** Placeholder. When the offices are open to visitors. */
export const OFFICE_HOURS = 'Monday to Friday, 9 am to 5 pm';

/** Placeholder. When an investor relations officer can be reached. */
export const INVESTOR_DESK_HOURS = 'Monday to Friday, 9 am to 5 pm';

/** When customer support answers (docs/requirements/site.md#s-27). */
export const SUPPORT_HOURS = '24 hours a day, 7 days a week';

/** Placeholder. Languages that customer support speaks. */
export const SUPPORT_LANGUAGES = 'English, Pidgin, Hausa, Igbo and Yoruba';

/** Placeholder. Who has to approve an offer of shares to the public. */
export const SHARES_APPROVER = 'Securities and Exchange Commission, Nigeria';

/** Placeholder. The reference of that approval; the server refuses live payments without one (docs/requirements/shares.md#sh-12). */
export const SHARES_APPROVAL = configured('VITE_SHARES_APPROVAL_REFERENCE', undefined);
