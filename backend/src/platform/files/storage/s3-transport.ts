import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { urlToHttpOptions } from 'node:url';

/** Interface through which the minio client sends its requests. */
export type S3Transport = Pick<typeof http, 'request'>;

/** The transport of one call, and its outcome. */
export interface S3Exchange {
  transport: S3Transport;
  /** HTTP status of the latest response; undefined when the server never responded. */
  status: () => number | undefined;
  /**
   * Streams content to a signed address.
   * @param md5 of the content, in base64, for a server that is to verify it
   * @throws Error with the server's code, such as SlowDown
   */
  put: (address: string, content: AsyncIterable<Buffer>, size: number, md5?: string) => Promise<void>;
}

interface ExchangeLimits {
  /** How long a connection may be silent, in milliseconds. */
  silenceMs: number;
  /** Ends everything. */
  signal?: AbortSignal;
  /** Whether the silence of a body is left to its reader, which alone knows whether it is waiting. */
  areReadersGuarded?: boolean;
}

/**
 * A transport that cannot hang: connecting, sending, waiting for the response and, unless its readers are guarded,
 * receiving it each end when the connection is silent for the given time. The minio client has no time limits of its
 * own. Each request has its own connection, since a pooled one that the server has just closed would look like an
 * outage.
 */
export function openExchange(
  endpoint: string,
  { silenceMs, signal, areReadersGuarded = false }: ExchangeLimits,
): S3Exchange {
  let status: number | undefined;
  const { request } = endpoint.startsWith('https:') ? https : http;
  const send = (options: https.RequestOptions, onResponse: (response: http.IncomingMessage) => void) => {
    let silent: http.ClientRequest | http.IncomingMessage;
    const limits = { agent: false, timeout: silenceMs, ...(signal && { signal }) };
    const sent = request({ ...options, ...limits }, (response) => {
      status = response.statusCode;
      if (areReadersGuarded) sent.setTimeout(0);
      silent = response;
      onResponse(response);
    });
    silent = sent;
    sent.on('timeout', () => silent.destroy(new Error(`the server was silent for ${silenceMs} ms`)));
    return sent;
  };
  const put = (address: string, content: AsyncIterable<Buffer>, size: number, md5?: string) =>
    new Promise<void>((resolve, reject) => {
      const options = {
        ...urlToHttpOptions(new URL(address)),
        method: 'PUT',
        headers: { 'Content-Length': size, ...(md5 && { 'Content-MD5': md5 }) },
      };
      const sent = send(options, (response) => {
        text(response)
          .then((body) => (response.statusCode === 200 ? resolve() : reject(refusal(body))), reject)
          // Also an upload that the server refused before it had read it.
          .finally(() => sent.destroy());
      });
      // The pipeline would miss a close while no content is at hand; setImmediate lets an error of the content come
      // first.
      sent
        .once('error', reject)
        .once('close', () => setImmediate(reject, new Error('the connection was closed')));
      pipeline(content, sent).catch(reject);
    });
  return { transport: { request: send as typeof http.request }, status: () => status, put };
}

function refusal(body: string): Error {
  const [code = '', message = 'the upload was refused'] = ['Code', 'Message'].map(
    (name) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(body)?.[1],
  );
  return Object.assign(new Error(message), { code });
}
