import { createHash } from 'node:crypto';

const SCRIPT_ELEMENT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * Whether a script element contains code, not a file or data such as JSON-LD. The type `late` becomes a module later
 * (src/server/start-late.ts).
 */
function isInlineCode(attributes) {
  if (/\bsrc\s*=/i.test(attributes)) return false;
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || ['module', 'late', 'text/javascript'].includes(type);
}

/** Returns the hash sources of all inline scripts of a page for its Content-Security-Policy. @param {string} html */
export function inlineScriptHashes(html) {
  return [...html.matchAll(SCRIPT_ELEMENT)]
    .filter(([, attributes]) => isInlineCode(attributes))
    .map(([, , code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
