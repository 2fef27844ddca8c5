import { MINUTE_MS } from '@smash/contract';
/** How long a blob address stays alive after the click; browsers start saving well within it. */
const RELEASE_AFTER_MS = MINUTE_MS;

/** Hands bytes to the browser's download list under a name. The type is neutral, so that nothing is ever opened. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content.slice(0, content.size, 'application/octet-stream'));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
