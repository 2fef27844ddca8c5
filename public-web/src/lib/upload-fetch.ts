/** Milliseconds to wait for the response after the last byte was sent. nginx waits 40 s. */
const ANSWER_MS = 120_000;
/** Some proxies take the body faster than they pass it on, so the wait grows with its size: 5 kB/s. */
const BYTES_PER_MS = 5;

/**
 * A `fetch` that reports upload progress, which fetch itself cannot. Sending has no timeout: a large file on a slow line
 * is no failure (docs/requirements/careers.md#c-26). Once everything is sent, silence counts as a broken connection.
 *
 * @param onProgress receives the sent share in whole percent, 0 to 100
 * @returns a function with fetch's contract: it rejects with a TypeError when no answer came
 */
export function createUploadFetch(
  onProgress: (percent: number) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      request.headers.forEach((value, name) => call.setRequestHeader(name, value));
      call.responseType = 'blob';
      call.upload.onprogress = (event) => {
        if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
      };
      let silence: ReturnType<typeof setTimeout> | undefined;
      call.upload.onload = () => {
        silence = setTimeout(() => call.abort(), ANSWER_MS + body.size / BYTES_PER_MS);
      };
      // The timer holds the whole body.
      call.onloadend = () => clearTimeout(silence);
      call.onload = () => resolve(toResponse(call));
      call.onerror = () => reject(new TypeError('The connection failed'));
      call.onabort = () => reject(new TypeError('The request was stopped'));
      call.send(body);
    });
  };
}

const STATUSES_WITHOUT_BODY = [204, 205, 304];

function toResponse(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = STATUSES_WITHOUT_BODY.includes(call.status) ? null : (call.response as Blob);
  return new Response(body, { status: call.status, statusText: call.statusText, headers });
}
