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
  /** Networks of the operator that are allowed besides the internet. */
  allowed: readonly Network[];
  /** Ends the request: the time limit, or the stop of the server. */
  signal: AbortSignal;
  /** How names are resolved; by the system if not given. */
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
 * Sends a request only to an address that was checked: the connection goes to the address to which the name was
 * resolved once, and redirects are not followed.
 * @throws the error that prevented a response
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
  // Node does not call `lookup` for a literal address.
  if (isIP(literal) !== 0 && !isAllowed(literal)) throw new AddressRefusedError(literal);
  const sent = (isEncrypted ? https : http).request(url, {
    method: 'POST',
    // Without an agent no earlier connection is reused, nor a proxy from the environment.
    agent: false,
    headers: { ...request.headers, 'Content-Length': Buffer.byteLength(body) },
    lookup: checkedLookup(request.resolve ?? resolveBySystem, isAllowed),
    signal,
  });
  sent.end(body);
  try {
    // The request itself emits nothing more for a receiver that wants another protocol.
    const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage];
    return { status: response.statusCode ?? 0, text: await beginningOf(response) };
  } finally {
    sent.destroy();
  }
}

/** Refuses a name if any of its addresses may not be reached: the answer is a mistake or an attack. */
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
