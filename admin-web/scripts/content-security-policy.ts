import { formatPagePolicies, formatPolicy, PAGE_POLICIES_FILE } from '@smash/contract';
import type { Plugin } from 'vite';

/**
 * What the portal may load: itself, the API, and the pictures it makes of fetched files. PDFs are drawn by a worker
 * of its own. Emotion, which MUI styles with, writes style elements.
 */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * No text becomes markup or the address of a script but what `src/trusted-types.ts` lets through, and what DOMPurify parses to
 * clean it, in a document of its own where nothing runs.
 */
const PAGE_POLICY = {
  ...POLICY,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'dompurify'],
};

/** A worker obeys the policy it is sent with, not that of its page. */
const isWorker = (file: string) => /\.worker\b[^/]*\.js$/.test(file);

/** Writes down the policies of a build for the servers (contract/src/page-policies.ts); none in development, where Vite needs inline scripts. */
export const contentSecurityPolicy = (base: string): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const workers = Object.keys(bundle).filter(isWorker);
    const policies = new Map([
      [`${base}index.html`, { enforce: formatPolicy(PAGE_POLICY) }],
      ...workers.map((file) => [`${base}${file}`, { enforce: formatPolicy(POLICY) }] as const),
    ]);
    this.emitFile({ type: 'asset', fileName: PAGE_POLICIES_FILE, source: formatPagePolicies(policies) });
  },
});
