// The Content-Security-Policy of a built page: the router starts from inline scripts, so each page allows exactly
// its own by their hashes. A server may add a header of its own; both then hold.
import { createHash } from 'node:crypto';

const SCRIPT_ELEMENT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Whether a script element holds code: not a file of its own and not data such as JSON-LD. */
function isInlineCode(attributes) {
  if (/\bsrc\s*=/i.test(attributes)) return false;
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || type === 'module' || type === 'text/javascript';
}

/** The hash sources of all inline scripts of a page. */
export function inlineScriptHashes(html) {
  return [...html.matchAll(SCRIPT_ELEMENT)]
    .filter(([, attributes]) => isInlineCode(attributes))
    .map(([, , code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** The policy as one line. */
export function contentSecurityPolicy(html) {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The page with its policy as the first thing after the character set, before anything it governs. */
export function withContentSecurityPolicy(html) {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i.exec(html);
  if (!charset) throw new Error('a built page has no <meta charset>, so its policy has no place');
  const end = charset.index + charset[0].length;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html)}"/>`;
  return html.slice(0, end) + policy + html.slice(end);
}
