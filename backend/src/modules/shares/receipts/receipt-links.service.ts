import { Inject, Injectable } from '@nestjs/common';
import type { JwtService } from '@nestjs/jwt';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { createTokens, readToken } from '../../../platform/tokens/signed-tokens.js';

/** Differs from the audiences of files and exports, so that no link opens anything else. */
const AUDIENCE = 'share-receipt';
const DAY_SECONDS = 24 * 60 * 60;

interface ReceiptClaims {
  /** Id of the purchase. */
  purchase: string;
}

/** Days that a link to a receipt is valid; members and administrators get a new link each time they look. */
const RECEIPT_LINK_DAYS = 30;

/** Signed links to receipts. They expire: the mail with a link goes only to the buyer, but mailboxes change hands. */
@Injectable()
export class ReceiptLinksService {
  private readonly tokens: JwtService;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.tokens = createTokens({
      secret: environment.FILE_LINK_SECRET,
      audience: AUDIENCE,
      expiresIn: RECEIPT_LINK_DAYS * DAY_SECONDS,
    });
  }

  /** The path of a purchase's receipt on this server; there is a receipt once the purchase is paid. */
  pathOf(purchaseId: string): string {
    const claims: ReceiptClaims = { purchase: purchaseId };
    return `/api/shares/receipts/${this.tokens.sign(claims)}`;
  }

  /** The purchase that a link is about, or undefined for a link that was not made here or has run out. */
  async purchaseOf(token: string): Promise<string | undefined> {
    return (await readToken<ReceiptClaims>(this.tokens, token))?.purchase;
  }
}
