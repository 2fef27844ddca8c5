import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RenderPage, SiteServerBuild } from '@smash/contract';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { finishPage } from './server/finish-page';

/** What the backend renders the pages of jobs with. @param build this very build */
export function createRenderPage(build: SiteServerBuild): RenderPage {
  const answer = createRequestHandler(build as unknown as ServerBuild, 'production');
  return async (address, site) => {
    const response = await answer(new Request(address), { site });
    return { status: response.status, ...finishPage(await response.text()) };
  };
}

/** Renders a page as a whole: its policy names its scripts, which are only known once all of them are there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await render(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html');
  return new Response(html, { status, headers });
}

function render(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // What is large would come behind the page otherwise, and be put in its place by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}
