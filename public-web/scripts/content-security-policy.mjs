// The Content-Security-Policy of a built page: the router starts from inline scripts, so each page allows exactly
// its own by their hashes. Servers send it as a header (contract/src/page-policies.ts).
import { readFileSync } from 'node:fs';
import { formatPolicy } from '@smash/contract';
import { inlineScriptHashes } from './inline-scripts.mjs';

const defaults = JSON.parse(
  readFileSync(new URL('../src/content/third-parties.json', import.meta.url), 'utf8'),
);

/**
 * The third parties configured for a build, as sources by directive. Every page allows them, although only the home page
 * uses them: a visitor can reach it from any other page without loading a new document.
 */
export function thirdPartySources(environment) {
  const film = environment.VITE_FILM_URL?.trim();
  const map = environment.VITE_MAP_FRAME_URL?.trim();
  const isChatOn = Boolean(environment.VITE_LIVE_CHAT_LICENCE?.trim());
  const chatScript = environment.VITE_LIVE_CHAT_SCRIPT_URL?.trim() || defaults.liveChatScript;
  const chatOrigins = (environment.VITE_LIVE_CHAT_ORIGINS?.trim() || defaults.liveChatOrigins).split(/\s+/);
  const chat = isChatOn ? [...new Set([new URL(chatScript).origin, ...chatOrigins])] : [];
  const isFilmFile = film !== undefined && /\.(mp4|webm)$/i.test(film.split(/[?#]/)[0]);
  return {
    script: chat,
    connect: [...chat, ...chat.map((origin) => origin.replace(/^http/, 'ws'))],
    image: chat,
    media: [...chat, ...(film && isFilmFile ? [new URL(film).origin] : [])],
    frame: [
      ...chat,
      ...(film && !isFilmFile ? [new URL(film).origin] : []),
      ...(map ? [new URL(map).origin] : []),
    ],
  };
}

/**
 * Origins of the payment provider, for the one page that uses it: links to that page load a new document.
 */
export function paymentSources(environment) {
  if (!environment.VITE_PAYSTACK_PUBLIC_KEY?.trim()) return [];
  const script = environment.VITE_PAYSTACK_SCRIPT_URL?.trim() || defaults.paystackScript;
  const origins = (environment.VITE_PAYSTACK_ORIGINS?.trim() || defaults.paystackOrigins).split(/\s+/);
  return [...new Set([new URL(script).origin, ...origins])];
}

/** The sources of the payment page: those of every page, and the provider's for scripts, requests and frames. */
export function withPayment(sources, payment) {
  return {
    ...sources,
    script: [...sources.script, ...payment],
    connect: [...sources.connect, ...payment],
    frame: [...sources.frame, ...payment],
  };
}

/** The policy of a page, as one line; `sources` are the third parties that it may use. */
export function contentSecurityPolicy(html, sources) {
  const own = (...others) => ["'self'", ...others];
  return formatPolicy({
    'default-src': own(),
    'script-src': own(...inlineScriptHashes(html), ...sources.script),
    'style-src': own(),
    'img-src': own('data:', ...sources.image),
    'font-src': own(),
    'connect-src': own(...sources.connect),
    'worker-src': own(),
    ...(sources.media.length > 0 && { 'media-src': own(...sources.media) }),
    ...(sources.frame.length > 0 && { 'frame-src': own(...sources.frame) }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': own(),
    'frame-ancestors': ["'none'"],
  });
}

/** The policy of the service worker, which obeys its own header: it may request files of the site, and load nothing else. */
export const WORKER_POLICY = formatPolicy({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});
