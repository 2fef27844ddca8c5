import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button';
import { BUY_SHARES, OFFER_ENDED } from '../../content/shares';

/** Link to the payment page; once the offer has ended, a note that says so. */
export const BuyButton = ({ isOver, children }: { isOver: boolean; children?: ReactNode }) =>
  isOver ? (
    <p>
      <b>{OFFER_ENDED.heading}.</b> {OFFER_ENDED.text}
    </p>
  ) : (
    <ButtonLink to={BUY_SHARES.to} reloadDocument>
      {BUY_SHARES.buttonLabel}
      {children}
    </ButtonLink>
  );
