import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RenderPage, SiteServerBuild } from '@smash/contract';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type AppLoadContext,
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { inlineScriptHashes } from '../scripts/inline-scripts.mjs';
import type { PageHandle } from './lib/page-handle';
import { finishPage, type ScriptStart } from './server/finish-page';

/** Makes the function by which the backend renders the pages of jobs. @param build the build that this module is part of */
export function createRenderPage(build: SiteServerBuild): RenderPage {
  const answer = createRequestHandler(build as unknown as ServerBuild, 'production');
  return async (address, site) => {
    const response = await answer(new Request(address), { site });
    const html = await response.text();
    return { status: response.status, html, scriptHashes: inlineScriptHashes(html) };
  };
}

/** Renders a whole page before it is sent: its Content-Security-Policy names all its inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { site }: Partial<AppLoadContext> = {},
): Promise<Response> {
  const html = await render(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html');
  const start = site ? 'when-touched' : scriptStartOf(context);
  return new Response(import.meta.env.PROD ? finishPage(html, start) : html, { status, headers });
}

/** When the scripts of a prerendered page load: never `when-touched`, as parts of each such page act by themselves. */
function scriptStartOf({ routeModules, staticHandlerContext: { matches } }: EntryContext): ScriptStart {
  const handles = matches.map(({ route }) => routeModules[route.id]?.handle as PageHandle | undefined);
  return handles.some((handle) => handle?.isEmptyWithoutScripts) ? 'at-once' : 'when-painted';
}

function render(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Otherwise React would send large parts behind the page, and put them into their places by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}
