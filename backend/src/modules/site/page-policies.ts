import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_POLICIES_FILE, parsePagePolicies } from '@smash/contract';
import type { ServerResponse } from 'node:http';

/**
 * Gives a response the policies of the page or worker that it sends; other files keep the policy of every response. A
 * page that was rendered for this response has inline scripts of its own: `scriptHashes` replace those of the file.
 */
export type SetPolicies = (response: ServerResponse, file: string, scriptHashes?: readonly string[]) => void;

const HASHES = / 'sha256-[^']+'/g;

/**
 * Reads the policies that a build wrote down.
 * @throws when the build has none
 */
export async function readPolicies(folder: string): Promise<SetPolicies> {
  const policies = parsePagePolicies(await readFile(join(folder, PAGE_POLICIES_FILE), 'utf8'));
  return (response, file, scriptHashes) => {
    const { enforce, report } = policies.get(file) ?? {};
    const own = scriptHashes && enforce ? withScripts(enforce, scriptHashes) : enforce;
    if (own) response.setHeader('Content-Security-Policy', own);
    if (report) response.setHeader('Content-Security-Policy-Report-Only', report);
  };
}

const withScripts = (policy: string, hashes: readonly string[]): string =>
  policy.replace(HASHES, '').replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '));
