import { isRecord, parseRecord } from '@smash/contract';

function parsed(data: unknown): Record<string, unknown> | undefined {
  if (typeof data === 'string') return parseRecord(data);
  return isRecord(data) ? data : undefined;
}

/** The state in which YouTube's player has come to the end. */
const YOUTUBE_ENDED = 0;

/** Whether a message from a film provider's frame says that the film has ended. Understood: Vimeo and YouTube. */
export function saysFilmEnded(data: unknown): boolean {
  const message = parsed(data);
  if (!message) return false;
  if (message['event'] === 'ended' || message['event'] === 'finish') return true;
  if (message['event'] === 'onStateChange') return message['info'] === YOUTUBE_ENDED;
  return message['event'] === 'infoDelivery' && parsed(message['info'])?.['playerState'] === YOUTUBE_ENDED;
}

/** What a provider's frame must be told before it says anything; each ignores the words meant for the other. */
export const LISTENING_MESSAGES = [
  JSON.stringify({ method: 'addEventListener', value: 'ended' }),
  JSON.stringify({ event: 'listening' }),
];

/** Address of a provider's frame that starts at once and reports to this page. */
export function filmFrameAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(url.hostname)) url.searchParams.set('enablejsapi', '1');
  return url.href;
}
