import type { Response } from 'supertest';
import type { ApiApp, Requester } from './app.js';

/** Changes that a test makes to a login on its way. */
interface Tampering {
  /** Changes the address that the browser is sent to. */
  request?: (url: URL) => void;
  /** Changes the parameters that the provider sends the browser back with. */
  response?: (parameters: URLSearchParams) => void;
}

/** A login that has returned from the provider to the portal. */
export interface ReturnedLogin {
  /** The parameters in the address. */
  response: string;
  /** Cookie of the browser. */
  cookie: string;
}

/** Begins a login and logs in at the provider as a browser would. Without a subject it presses "Cancel" there. */
export async function goToProvider(
  api: Requester,
  subject: string | undefined,
  tampering: Tampering = {},
  path = '/api/login/single-sign-on',
  start: object = {},
): Promise<ReturnedLogin> {
  const { body, headers } = await api.post(`${path}/start`).send(start).expect(200);
  const url = new URL((body as { url: string }).url);
  tampering.request?.(url);
  const parameters = (await logInThere(url, subject)).searchParams;
  tampering.response?.(parameters);
  return { response: parameters.toString(), cookie: cookieOf(headers['set-cookie']) };
}

export function complete(
  api: Requester,
  { response, cookie }: ReturnedLogin,
  path = '/api/login/single-sign-on',
): Promise<Response> {
  return api.post(path).set('Cookie', cookie).send({ response });
}

/** Begins and completes a login. */
export async function signIn(
  { visitor }: ApiApp,
  subject: string | undefined,
  tampering?: Tampering,
): Promise<Response> {
  return complete(visitor, await goToProvider(visitor, subject, tampering));
}

/** Follows the provider until it sends the browser back to the portal. */
async function logInThere(url: URL, subject = ''): Promise<URL> {
  const cookies = new Map<string, string>();
  const go = async (to: URL, form?: URLSearchParams): Promise<URL> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(to, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) return to;
    const next = new URL(location, to);
    return next.origin === url.origin ? go(next) : next;
  };
  return go(await go(url), new URLSearchParams({ subject }));
}

const cookieOf = (lines: unknown): string => String([lines].flat()[0]).split(';')[0] ?? '';
