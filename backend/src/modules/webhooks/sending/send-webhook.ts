import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Network } from '../../../platform/config/networks.js';
import { isReachable } from './reachable.js';

/** Bytes of a response that are read and kept. */
const LONGEST_ANSWER = 4_096;

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Networks of the operator, beside the internet. */
  allowed: readonly Network[];
  /** Ends the request: the time limit, or the stop of the server. */
  signal: AbortSignal;
  /** How names are resolved, as by the system. */
  resolve?: Resolve;
}

export interface WebhookResponse {
  status: number;
  /** The beginning of its body. */
  text: string;
}

type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;
const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true });

/** A request that may not be sent. */
class AddressRefusedError extends Error {
  readonly code = 'address_refused';
}

/**
 * Sends a request to an address that was checked, and to no other: the connection goes to what the name was resolved to once,
 * and a redirect is a response like any other.
 * @throws what kept it from being answered
 */
export async function sendWebhook({
  url,
  body,
  signal,
  ...request
}: WebhookRequest): Promise<WebhookResponse> {
  const { protocol, hostname } = new URL(url);
  const isEncrypted = protocol === 'https:';
  const isAllowed = (address: string) => isReachable(address, isEncrypted, request.allowed);
  const literal = hostname.replace(/^\[|\]$/g, '');
  // Node looks up no name for it.
  if (isIP(literal) !== 0 && !isAllowed(literal)) throw new AddressRefusedError(literal);
  const sent = (isEncrypted ? https : http).request(url, {
    method: 'POST',
    // Without an agent of the process no other connection is used again, and no proxy of the environment.
    agent: false,
    headers: { ...request.headers, 'Content-Length': Buffer.byteLength(body) },
    lookup: checkedLookup(request.resolve ?? resolveBySystem, isAllowed),
    signal,
  });
  sent.end(body);
  try {
    // The request itself says nothing more of a receiver that wants another protocol.
    const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage];
    return { status: response.statusCode ?? 0, text: await beginningOf(response) };
  } finally {
    sent.destroy();
  }
}

/** Refuses a name of which any address may not be reached: the answer is not a mistake, or somebody's attempt. */
function checkedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, { all }, callback) => {
    const answer = async () => {
      const addresses = await resolve(hostname);
      const [first] = addresses;
      const refused = addresses.find(({ address }) => !isAllowed(address));
      if (refused || !first) throw new AddressRefusedError(refused?.address ?? hostname);
      if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    answer().catch((error: unknown) => callback(error as NodeJS.ErrnoException, []));
  };
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= LONGEST_ANSWER) break;
  }
  // A text column takes no NUL.
  return Buffer.concat(chunks).subarray(0, LONGEST_ANSWER).toString('utf8').replaceAll('\0', '\uFFFD');
}
