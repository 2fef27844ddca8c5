import { ButtonLink } from '../../components/button';
import { NotOpenYet } from '../../components/not-open-yet';
import { OFFER_ENDED } from '../../content/shares';

/** The payment page when no payment provider is configured, or once the offer has ended. */
export function PurchasesClosed({ isOver = false }: { isOver?: boolean }) {
  return (
    <NotOpenYet
      label="Buy Shares"
      heading={isOver ? OFFER_ENDED.heading : 'Shares aren’t on sale online yet'}
      actions={
        <ButtonLink to="/buy-shares" look="outline" viewTransition>
          Back to Buy Shares
        </ButtonLink>
      }
    >
      {isOver
        ? OFFER_ENDED.text
        : 'You can’t pay for shares on this site yet, and nobody may collect money for them in our name. Speak to an investor relations officer, who can tell you when sales open.'}
    </NotOpenYet>
  );
}
