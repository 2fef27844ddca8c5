import { isRecord, parseRecord } from '@smash/contract';

function parsed(data: unknown): Record<string, unknown> | undefined {
  if (typeof data === 'string') return parseRecord(data);
  return isRecord(data) ? data : undefined;
}

/** YouTube's player state for a film that has ended. */
const YOUTUBE_ENDED = 0;

/** Whether a message from a film provider's frame says that the film has ended. Understands Vimeo and YouTube. */
export function saysFilmEnded(data: unknown): boolean {
  const message = parsed(data);
  if (!message) return false;
  if (message['event'] === 'ended' || message['event'] === 'finish') return true;
  if (message['event'] === 'onStateChange') return message['info'] === YOUTUBE_ENDED;
  return message['event'] === 'infoDelivery' && parsed(message['info'])?.['playerState'] === YOUTUBE_ENDED;
}

/** Messages that make a provider's frame report; each provider ignores the other's message. */
export const LISTENING_MESSAGES = [
  JSON.stringify({ method: 'addEventListener', value: 'ended' }),
  JSON.stringify({ event: 'listening' }),
];

/** Address of a provider's frame, with parameters that start it at once and let it report to this page. */
export function filmFrameAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(url.hostname)) url.searchParams.set('enablejsapi', '1');
  return url.href;
}
