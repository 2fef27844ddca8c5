import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { JwtService } from '@nestjs/jwt';
import { parseCookie } from 'cookie';
import { v7 as uuidv7 } from 'uuid';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { createTokens, readToken } from '../tokens/signed-tokens.js';
import type { Caller } from './caller.decorator.js';
import type { GuessedSecret } from './rate-limits.js';

const COOKIE = 'smash_device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Most accounts that a device is remembered for; the cookie stays under 1 KB. */
const MOST_ACCOUNTS = 8;

/** A browser that somebody has logged in with before. */
interface KnownDevice {
  /** Id of the device, chosen by this server. */
  jti: string;
  /** Keyed hashes of the accounts, each after the kind of secret; newest first. */
  accounts: string[];
}

/**
 * Remembers in a signed cookie which accounts a browser was logged in to. The cookie proves nobody's identity. Attempts
 * from a known device are counted separately, so that guesses of strangers do not hold up the account's owner.
 */
@Injectable()
export class KnownDevices {
  private readonly tokens: JwtService;
  /** The cookies given with responses: a login of two steps remembers twice, and a browser keeps only the last cookie. */
  private readonly given = new WeakMap<Caller['response'], KnownDevice>();

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {
    this.tokens = createTokens({
      secret: environment.JWT_SECRET,
      audience: 'device',
      expiresIn: YEAR_SECONDS,
    });
  }

  /** The id of the calling device, if it was logged in to this account. */
  async idFor(secret: GuessedSecret, account: string, caller: Caller): Promise<string | undefined> {
    const device = await this.read(caller);
    return device?.accounts.includes(this.nameOf(secret, account)) ? device.jti : undefined;
  }

  /**
   * What a known device is counted by, in place of its network: the account that it was logged in to, since its owner
   * can have any number of devices. For the PIN, which everybody shares, it is the device.
   */
  async subjectFor(secret: GuessedSecret, caller: Pick<Caller, 'request'>): Promise<string | undefined> {
    const device = await this.read(caller);
    const account = device?.accounts.find((name) => name.startsWith(`${secret} `));
    return account && secret === 'onboarding' ? device?.jti : account;
  }

  /** Remembers that the calling device was logged in to this account. */
  async remember(secret: GuessedSecret, account: string, caller: Caller): Promise<void> {
    const known = this.given.get(caller.response) ?? (await this.read(caller));
    const name = this.nameOf(secret, account);
    const others = (known?.accounts ?? []).filter((other) => other !== name);
    const accounts = [name, ...others].slice(0, MOST_ACCOUNTS);
    const jti = known?.jti ?? uuidv7();
    this.given.set(caller.response, { jti, accounts });
    const token = await this.tokens.signAsync({ accounts }, { jwtid: jti });
    caller.response.cookie(COOKIE, token, {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.environment.PUBLIC_URL?.startsWith('https:') ?? false,
      maxAge: YEAR_SECONDS * 1000,
    });
  }

  private async read({ request }: Pick<Caller, 'request'>): Promise<KnownDevice | undefined> {
    const token = parseCookie(request.headers.cookie ?? '')[COOKIE];
    return token ? readToken<KnownDevice>(this.tokens, token) : undefined;
  }

  private nameOf(secret: GuessedSecret, account: string): string {
    const hash = createHmac('sha256', this.environment.RATE_LIMIT_SECRET).update(account).digest('base64url');
    return `${secret} ${hash}`;
  }
}
