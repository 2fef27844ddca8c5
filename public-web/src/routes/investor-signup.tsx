import { ButtonLink } from '../components/button';
import { NotOpenYet } from '../components/not-open-yet';
import { pageHead } from '../lib/page-head';

export const meta = () =>
  pageHead({
    suffix: 'Investor Signup',
    path: '/investor-signup',
    description:
      'Signing up as an investor on this site is not open yet. Ring the hotline or write to us, and an investor relations officer will answer.',
    isHidden: true,
  });

export default function InvestorSignupRoute() {
  return (
    <NotOpenYet
      label="Sign-up is not open yet"
      heading="Investor Signup"
      actions={
        <ButtonLink to="/invest-with-us" look="outline" viewTransition>
          Back
        </ButtonLink>
      }
    >
      Until it opens, an investor relations officer takes your questions and your details by telephone. No
      plan can be paid for on this site yet.
    </NotOpenYet>
  );
}
