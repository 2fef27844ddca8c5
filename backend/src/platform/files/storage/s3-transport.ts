import http from 'node:http';
import https from 'node:https';

/** What the minio client sends its requests through. */
export type S3Transport = Pick<typeof http, 'request'>;

/** What one call learns from its transport. */
export interface S3Exchange {
  transport: S3Transport;
  /** HTTP status of the latest answer; undefined when the server never answered. */
  status: () => number | undefined;
}

/**
 * A transport that cannot hang: connecting, sending and waiting for the answer each end when the connection is
 * silent for the given time, and everything ends when the signal fires. The minio client has no time limits of
 * its own. Each request has its own connection, since a pooled one that the server has just closed would look
 * like an outage.
 */
export function openExchange(isSecure: boolean, silenceMs: number, signal: AbortSignal): S3Exchange {
  let status: number | undefined;
  const { request } = isSecure ? https : http;
  const send = (options: https.RequestOptions, onResponse: (response: http.IncomingMessage) => void) => {
    const sent = request({ ...options, agent: false, timeout: silenceMs, signal }, (response) => {
      status = response.statusCode;
      sent.setTimeout(0); // whoever reads the body watches the clock: only they know whether they wait
      onResponse(response);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${silenceMs} ms`)));
    return sent;
  };
  return { transport: { request: send as typeof http.request }, status: () => status };
}
