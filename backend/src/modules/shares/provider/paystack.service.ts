import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { type CommittedCounter, MetricsRegistry } from '../../../platform/metrics/index.js';
import { type PaymentMode, ProviderUnavailableError, type ProviderTransaction } from './payment-provider.js';
import { isRefusal, readInitialised, readVerified } from './provider-responses.js';

const ATTEMPTS = 2;
/** Characters; a real response has a few thousand. */
const LARGEST_RESPONSE = 200_000;

/**
 * Payment is by card only, as the page says. A transfer, which the account may allow too, can arrive after the window
 * is closed.
 */
const CHANNELS = ['card'];

/** Statuses for refused keys or too many requests: they say nothing of an order. */
const NO_ANSWERS = [401, 403, 429];

interface Order {
  reference: string;
  email: string;
  amountKobo: number;
  currency: string;
}

/** The payment provider's API (Paystack). Keys and addresses come from the environment. */
@Injectable()
export class PaystackService {
  private readonly answers: CommittedCounter<'outcome'>;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    metrics: MetricsRegistry,
  ) {
    this.answers = metrics.counter({
      name: 'smash_payment_provider_answers_total',
      help: 'Questions to the payment provider, by whether it answered; none where it is away or refuses the key',
      series: [{ outcome: 'answered' }, { outcome: 'none' }],
    });
  }

  /** Whether keys are configured. */
  get isConfigured(): boolean {
    return this.environment.PAYSTACK_SECRET_KEY !== undefined;
  }

  /** Mode of the configured keys. */
  get mode(): PaymentMode {
    return this.environment.PAYSTACK_SECRET_KEY?.startsWith('sk_live_') ? 'live' : 'test';
  }

  /** Whether the provider can be asked about an order: it knows the order only by keys of the order's mode. */
  hasKeysOf({ mode }: { mode: PaymentMode }): boolean {
    return this.isConfigured && this.mode === mode;
  }

  /**
   * Announces an order, so that the window opens with the server's price.
   * @returns the code for the window, or undefined when the provider refuses the order
   * @throws ProviderUnavailableError
   */
  async initialise({ reference, email, amountKobo, currency }: Order): Promise<string | undefined> {
    const { paymentAttempt, paymentPause } = this.timings;
    const response = await this.ask('/transaction/initialize', {
      method: 'POST',
      // One time limit for both attempts: an order that the provider accepts late would be refused the second time, as
      // its reference is used.
      signal: AbortSignal.timeout(ATTEMPTS * paymentAttempt + paymentPause),
      body: JSON.stringify({ reference, email, amount: amountKobo, currency, channels: CHANNELS }),
    });
    if (isRefusal(response)) return undefined;
    const initialised = readInitialised(response);
    if (!initialised) throw new ProviderUnavailableError('initialise: the response cannot be read');
    return initialised.reference === reference ? initialised.accessCode : undefined;
  }

  /**
   * The provider's payment for an order.
   * @returns undefined when it knows nothing of it
   * @throws ProviderUnavailableError
   */
  async verify(reference: string): Promise<ProviderTransaction | undefined> {
    const response = await this.ask(`/transaction/verify/${encodeURIComponent(reference)}`, {
      method: 'GET',
    });
    if (isRefusal(response)) return undefined;
    const transaction = readVerified(response);
    if (!transaction) throw new ProviderUnavailableError('verify: the response cannot be read');
    return transaction;
  }

  private async ask(path: string, request: RequestInit): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await this.attempt(path, request);
        this.answers.add(this.dataSource.manager, { outcome: 'answered' });
        return response;
      } catch (error) {
        if (attempt === ATTEMPTS || request.signal?.aborted) {
          this.answers.add(this.dataSource.manager, { outcome: 'none' });
          throw new ProviderUnavailableError('the payment provider does not answer', { cause: error });
        }
        await delay(this.timings.paymentPause);
      }
    }
  }

  private async attempt(path: string, request: RequestInit): Promise<unknown> {
    const response = await fetch(new URL(path, this.environment.PAYSTACK_API_URL), {
      ...request,
      headers: {
        Authorization: `Bearer ${this.environment.PAYSTACK_SECRET_KEY}`,
        'Content-Type': 'application/json',
      },
      redirect: 'error',
      signal: request.signal ?? AbortSignal.timeout(this.timings.paymentAttempt),
    });
    const text = await readBounded(response);
    // Other statuses below 500 are responses in the provider's own form, such as an unknown reference.
    if (response.status >= 500 || NO_ANSWERS.includes(response.status)) {
      throw new Error(`status ${response.status}`);
    }
    return JSON.parse(text) as unknown;
  }
}

/**
 * The body as text.
 * @throws when it is longer than any real response
 */
async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LARGEST_RESPONSE) throw new Error('the response is too long');
  }
  return text + decoder.decode();
}
