import { listenOnLoopback } from './loopback-server.js';

/** A film provider, a map and a chat provider in one, on an origin of its own. */
export interface ThirdPartyStandIn {
  origin: string;
  /** Paths that browsers have asked for, oldest first. */
  requested: string[];
  close(): Promise<void>;
}

/**
 * Reports, as Vimeo does, the end of the film, a moment after a click into it. The page has to ask for reports first; until
 * then the button is disabled.
 */
const PLAYER = `<!doctype html><title>Player</title><button disabled>End</button><script>
  const button = document.querySelector('button');
  addEventListener('message', ({ data, source, origin }) => {
    if (!String(data).includes('addEventListener')) return;
    button.onclick = () => setTimeout(() => source.postMessage('{"event":"ended"}', origin));
    button.disabled = false;
  });
</script>`;

/** Does what a chat's script does: reads the licence, draws a window, asks its own server, leaves a handle. */
const CHAT = `
  const window_ = document.createElement('div');
  window_.id = 'chat-widget-container';
  window_.textContent = 'Chat of ' + window.__lc.license;
  document.body.append(window_);
  fetch(new URL('/greeting', document.currentScript.src));
  window.LiveChatWidget = { call: (command) => { document.documentElement.dataset.chat = command; } };`;

const ANSWERS: Readonly<Record<string, [type: string, body: string]>> = {
  '/player': ['text/html', PLAYER],
  '/map': ['text/html', '<!doctype html><title>Map</title><p>Wuse 2</p>'],
  '/chat.js': ['text/javascript', CHAT],
  '/greeting': ['text/plain', 'Hello'],
};

export async function startThirdPartyStandIn(): Promise<ThirdPartyStandIn> {
  const requested: string[] = [];
  const { origin, close } = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    requested.push(pathname);
    const answer = ANSWERS[pathname];
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (answer) response.setHeader('Content-Type', answer[0]);
    response.writeHead(answer ? 200 : 404).end(answer?.[1]);
  });
  return {
    origin,
    requested,
    close,
  };
}
