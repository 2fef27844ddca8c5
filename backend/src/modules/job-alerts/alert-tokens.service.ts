import { Inject, Injectable } from '@nestjs/common';
import type { JwtService } from '@nestjs/jwt';
import { validate as isUuid } from 'uuid';
import { ENVIRONMENT, type Environment, siteUrl } from '../../platform/config/environment.js';
import { createTokens, readToken } from '../../platform/tokens/signed-tokens.js';

/** Differs from the audiences of files and receipts, so that no token opens anything else. */
const AUDIENCE = 'job-alert';

interface AlertClaims {
  /** Id of the alert. */
  alert: string;
}

/** The links in the mails of an alert. Their token is signed and never expires: it is useless once the alert has ended. */
@Injectable()
export class AlertTokens {
  private readonly tokens: JwtService;
  /** Includes former secrets: the links of an alert work for as long as people keep its mail. */
  private readonly accepted: readonly JwtService[];
  private readonly site: string;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    const tokensOf = (secret: string) => createTokens({ secret, audience: AUDIENCE });
    this.tokens = tokensOf(environment.FILE_LINK_SECRET);
    this.accepted = [this.tokens, ...(environment.FILE_LINK_SECRET_FORMER ?? []).map(tokensOf)];
    this.site = siteUrl(environment);
  }

  /** The id of the alert that a token names; undefined for a token that was not made here. */
  async alertOf(token: string): Promise<string | undefined> {
    for (const tokens of this.accepted) {
      const id = (await readToken<AlertClaims>(tokens, token))?.alert;
      if (id) return isUuid(id) ? id : undefined;
    }
    return undefined;
  }

  /** A page of the site, with the token behind the #, which no server and no log sees. */
  visitUrl(alertId: string, path: string): string {
    return `${this.site}${path}#alert=${this.sign(alertId)}`;
  }

  /** The page that stops the mails when its button is pressed. */
  pageUrl(alertId: string): string {
    return this.pageOf(this.sign(alertId));
  }

  /** The address that mail programs post to. A person who opens it is redirected to the page. */
  oneClickUrl(alertId: string): string {
    return `${this.site}/api/job-alerts/unsubscribe/${this.sign(alertId)}`;
  }

  /** The page for somebody who opened the address that mail programs post to. */
  pageOf(token: string): string {
    return `${this.site}/job-alerts/unsubscribe#${encodeURIComponent(token)}`;
  }

  private sign(alertId: string): string {
    const claims: AlertClaims = { alert: alertId };
    return this.tokens.sign(claims);
  }
}
