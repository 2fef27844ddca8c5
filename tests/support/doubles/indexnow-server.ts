import { json } from 'node:stream/consumers';
import { listenOnLoopback } from './loopback-server.js';

export interface IndexNowRequest {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

export interface IndexNowServer {
  /** For INDEXNOW_ENDPOINT. */
  url: string;
  received: IndexNowRequest[];
  /** Sets the answer from now on; with a location, it redirects there. */
  answerWith(status: number, location?: string): void;
  /** Leaves the next request unanswered until the returned function is called; later ones are answered at once. */
  holdNext(): () => void;
  close(): Promise<void>;
}

/** Starts a server that takes addresses of pages as search engines do. */
export async function startIndexNowServer(): Promise<IndexNowServer> {
  const received: IndexNowRequest[] = [];
  let held: Promise<void> | undefined;
  let answer: { status: number; headers: Record<string, string> } = { status: 202, headers: {} };
  const { origin, close } = await listenOnLoopback((request, response) => {
    void json(request).then(async (body) => {
      received.push(body as IndexNowRequest);
      const wait = held;
      held = undefined;
      await wait;
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  return {
    url: `${origin}/indexnow`,
    received,
    answerWith: (status, location) => {
      answer = { status, headers: location ? { Location: location } : {} };
    },
    holdNext() {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    close,
  };
}
