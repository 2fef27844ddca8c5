import { createHash } from 'node:crypto';

const SCRIPT_ELEMENT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Whether a script element holds code: not a file of its own and not data such as JSON-LD.  becomes a module (src/server/start-late.ts). */
function isInlineCode(attributes) {
  if (/\bsrc\s*=/i.test(attributes)) return false;
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || ['module', 'late', 'text/javascript'].includes(type);
}

/** The hash sources of all inline scripts of a page, for its Content-Security-Policy. @param {string} html */
export function inlineScriptHashes(html) {
  return [...html.matchAll(SCRIPT_ELEMENT)]
    .filter(([, attributes]) => isInlineCode(attributes))
    .map(([, , code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
