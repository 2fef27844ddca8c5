import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { sendJson, type Fault, respondWithFault } from './payment-faults.js';
import { CHECKOUT_PAGE, INLINE_SCRIPT } from './payment-stand-in-pages.js';
import { listenOnLoopback } from './loopback-server.js';

/** A payment as the provider describes it (the fields of Paystack's "transaction object" that are read). */
export interface StandInTransaction {
  id: number;
  status: string;
  reference: string;
  amount: number;
  currency: string;
  domain: string;
  /** Ways to pay that the order allows; without any, all of the account. */
  channels?: string[] | undefined;
  paid_at: string | null;
  customer: { email: string };
}

type Call = 'initialise' | 'verify';

/** A signed message, ready to be sent as often as a test likes. */
export interface Notice {
  body: string;
  signature: string;
  /** The newer form of the signature, made at a time in seconds. */
  signatureAt(seconds: number): string;
}

export interface PaymentStandIn {
  origin: string;
  /** For the backend. */
  environment: Record<string, string>;
  /** For the build of the public site. */
  siteSettings: Record<string, string>;
  /** How often each call was made. */
  calls: Record<Call, number>;
  /** Values of the portal that the script found in the local storage of its pages. */
  spied: string[];
  /** How often the script was asked for. */
  readonly scripts: number;
  /** Number of unanswered calls that the caller has given up. */
  readonly silences: number;
  /** Makes calls misbehave from now on; without a fault, all work again. */
  misbehave(fault?: Fault, only?: Call): void;
  /** Holds answers about orders until the returned function is called; by then they may be out of date. */
  holdResponses(): () => void;
  /** Pays an order as a customer would; `differences` change what the provider then says. */
  pay(reference: string, differences?: Partial<StandInTransaction>): StandInTransaction;
  /** Changes what the provider says of the next payment in the window. */
  alterNext(differences: Partial<StandInTransaction>): void;
  /** Changes what the provider says of an order, although nobody paid. */
  tell(reference: string, differences: Partial<StandInTransaction>): StandInTransaction;
  /** A signed message about an order. */
  notice(reference: string, options?: { event?: string; data?: object }): Notice;
  /** Signs any body with the secret key. */
  sign(body: string): Notice;
  /** Sets the address that gets a message after each payment in the window; none by default. */
  notify(address: string | undefined): void;
  close(): Promise<void>;
}

const SECRET_KEY = 'sk_test_0123456789abcdef';
const PUBLIC_KEY = 'pk_test_0123456789abcdef';
/** High, so that new ids differ from former ones. */
const FIRST_ID = 4_000_000_000;

/** Starts a payment provider on a port of its own that does what it is told, including what no provider should do. */
export async function startPaymentStandIn(): Promise<PaymentStandIn> {
  const transactions = new Map<string, StandInTransaction>();
  const accessCodes = new Map<string, string>();
  const calls = { initialise: 0, verify: 0 };
  const spied: string[] = [];
  let scripts = 0;
  let silences = 0;
  let fault: { type: Fault; only: Call | undefined } | undefined;
  let notifyAt: string | undefined;
  let nextDifferences: Partial<StandInTransaction> = {};
  let lastId = FIRST_ID;
  let held: Promise<void> | undefined;

  const tell = (reference: string, differences: Partial<StandInTransaction>): StandInTransaction => {
    const known = transactions.get(reference);
    const transaction: StandInTransaction = {
      id: known?.id ?? (lastId += 1),
      status: 'abandoned',
      reference,
      amount: 0,
      currency: 'NGN',
      domain: 'test',
      paid_at: null,
      customer: { email: 'somebody@example.com' },
      ...known,
      ...differences,
    };
    transactions.set(reference, transaction);
    return transaction;
  };
  const pay = (reference: string, differences: Partial<StandInTransaction> = {}) =>
    tell(reference, { status: 'success', paid_at: new Date().toISOString(), ...differences });

  const hmac = (content: string) => createHmac('sha512', SECRET_KEY).update(content).digest('hex');
  const sign = (body: string): Notice => ({
    body,
    signature: hmac(body),
    signatureAt: (seconds) => `t=${seconds},v1=k1:${hmac(`${seconds}.${body}`)}`,
  });
  const notice = (reference: string, { event = 'charge.success', data = {} } = {}): Notice =>
    sign(JSON.stringify({ event, data: { ...transactions.get(reference), reference, ...data } }));

  async function initialise(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const order = (await json(request)) as {
      reference: string;
      email: string;
      amount: number;
      currency: string;
      channels?: string[];
    };
    if (transactions.has(order.reference)) {
      sendJson(response, 400, { status: false, message: 'Duplicate Transaction Reference' });
      return;
    }
    tell(order.reference, {
      amount: order.amount,
      currency: order.currency,
      channels: order.channels,
      customer: { email: order.email },
    });
    const code = `access-${accessCodes.size + 1}`;
    accessCodes.set(code, order.reference);
    sendJson(response, 200, {
      status: true,
      data: { access_code: code, reference: order.reference, authorization_url: `https://checkout/${code}` },
    });
  }

  async function verify(reference: string, response: ServerResponse): Promise<void> {
    const data = transactions.get(reference);
    await held;
    if (data) sendJson(response, 200, { status: true, message: 'Verification successful', data });
    else sendJson(response, 404, { status: false, message: 'Transaction reference not found' });
  }

  /** The order in the window's query. An order that was never initialised becomes known here. */
  function ofWindow(query: URLSearchParams): StandInTransaction {
    const announced = accessCodes.get(query.get('access_code') ?? '');
    const reference = announced ?? query.get('reference') ?? '';
    const known = transactions.get(reference);
    if (known) return known;
    return tell(reference, {
      amount: Number(query.get('amount')),
      currency: query.get('currency') ?? 'NGN',
      channels: query.get('channels')?.split(','),
      customer: { email: query.get('email') ?? '' },
    });
  }

  async function payInWindow(query: URLSearchParams): Promise<StandInTransaction> {
    const transaction = pay(ofWindow(query).reference, nextDifferences);
    nextDifferences = {};
    if (notifyAt) {
      const { body, signature } = notice(transaction.reference);
      await fetch(notifyAt, { method: 'POST', body, headers: { 'X-Paystack-Signature': signature } });
    }
    return transaction;
  }

  async function answerApi(call: Call, request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls[call] += 1;
    if (fault && (fault.only === undefined || fault.only === call)) {
      if (fault.type === 'silent') {
        response.once('close', () => (silences += 1));
      }
      respondWithFault(fault.type, response);
    } else if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      respondWithFault('bad key', response);
    } else if (call === 'initialise') {
      await initialise(request, response);
    } else {
      await verify(decodeURIComponent((request.url ?? '').split('/').pop() ?? ''), response);
    }
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    if (pathname === '/spied') {
      spied.push(await text(request));
      response.end();
    } else if (pathname === '/v2/inline.js') {
      scripts += 1;
      response.setHeader('Content-Type', 'text/javascript').end(INLINE_SCRIPT);
    } else if (pathname === '/checkout') {
      response.setHeader('Content-Type', 'text/html').end(CHECKOUT_PAGE);
    } else if (pathname === '/checkout/open') {
      sendJson(response, 200, { ...ofWindow(searchParams), email: ofWindow(searchParams).customer.email });
    } else if (pathname === '/checkout/pay') {
      sendJson(response, 200, await payInWindow(searchParams));
    } else if (pathname === '/transaction/initialize') {
      await answerApi('initialise', request, response);
    } else if (pathname.startsWith('/transaction/verify/')) {
      await answerApi('verify', request, response);
    } else {
      sendJson(response, 404, { status: false });
    }
  }

  const { origin, close } = await listenOnLoopback((request, response) => {
    route(request, response).catch(() => response.destroy());
  });
  return {
    origin,
    environment: {
      PAYSTACK_PUBLIC_KEY: PUBLIC_KEY,
      PAYSTACK_SECRET_KEY: SECRET_KEY,
      PAYSTACK_API_URL: origin,
    },
    siteSettings: {
      VITE_PAYSTACK_PUBLIC_KEY: PUBLIC_KEY,
      VITE_PAYSTACK_SCRIPT_URL: `${origin}/v2/inline.js`,
      VITE_PAYSTACK_ORIGINS: origin,
    },
    calls,
    spied,
    get scripts() {
      return scripts;
    },
    get silences() {
      return silences;
    },
    misbehave: (type, only) => {
      fault = type && { type, only };
    },
    holdResponses: () => {
      let release!: () => void;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = undefined;
        release();
      };
    },
    pay,
    alterNext: (differences) => {
      nextDifferences = differences;
    },
    tell,
    notice,
    sign,
    notify: (address) => {
      notifyAt = address;
    },
    close,
  };
}
