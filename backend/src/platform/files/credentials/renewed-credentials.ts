import { CredentialProvider } from 'minio/dist/esm/CredentialProvider.mjs';
import { Credentials } from 'minio/dist/esm/Credentials.mjs';
import { withTimeout } from '../storage/with-timeout.js';

/** Temporary keys of an S3 server. */
export interface TemporaryKeys {
  accessKey: string;
  secretKey: string;
  sessionToken: string;
  expiresAt: Date;
}

export interface RenewalTimes {
  /** How long before expiry new keys are requested; a request under way can still finish with the old ones. */
  ahead: number;
  /** Longest wait for new keys. */
  response: number;
  /** Pause after a failed request, while the previous keys are still valid. */
  pause: number;
}

const RENEWAL_TIMES: RenewalTimes = { ahead: 300_000, response: 8_000, pause: 30_000 };

/**
 * Requests new keys before the present ones expire, one request at a time however many calls wait. While none can be
 * had, the present keys are used until they expire; after that every call fails with the reason.
 */
export class RenewedCredentials extends CredentialProvider {
  private keys?: TemporaryKeys;
  private pending?: Promise<TemporaryKeys>;
  private askAgainAt = 0;

  constructor(
    private readonly request: () => Promise<TemporaryKeys>,
    private readonly times: RenewalTimes = RENEWAL_TIMES,
    private readonly now: () => number = Date.now,
  ) {
    super({ accessKey: '', secretKey: '' });
  }

  override async getCredentials(): Promise<Credentials> {
    const { accessKey, secretKey, sessionToken } = await this.currentKeys();
    return new Credentials({ accessKey, secretKey, sessionToken });
  }

  private async currentKeys(): Promise<TemporaryKeys> {
    const { keys } = this;
    const left = keys ? keys.expiresAt.getTime() - this.now() : 0;
    if (keys && (left > this.times.ahead || (left > 0 && this.now() < this.askAgainAt))) return keys;
    this.pending ??= this.renew().finally(() => (this.pending = undefined));
    try {
      return await this.pending;
    } catch (error) {
      if (keys && left > 0) return keys;
      throw error;
    }
  }

  private async renew(): Promise<TemporaryKeys> {
    this.askAgainAt = this.now() + this.times.pause;
    this.keys = await withTimeout(this.times.response, 'Keys of the file storage', this.request);
    return this.keys;
  }
}
