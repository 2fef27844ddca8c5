import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const UNKNOWN_PROXY =
  'A request with X-Forwarded-For came from an address that TRUST_PROXY does not name: behind a proxy all visitors count as one.';

/** Says it once: whoever asks a server directly can send that header as well. */
export function tellUnknownProxy(logger: Pick<Logger, 'warn'>): RequestHandler {
  let isTold = false;
  return (request, _response, next) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      const isBelieved = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
      isTold = !isBelieved(request.socket.remoteAddress ?? '', 0);
      if (isTold) logger.warn(UNKNOWN_PROXY);
    }
    next();
  };
}
