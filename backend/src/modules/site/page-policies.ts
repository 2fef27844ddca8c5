import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_POLICIES_FILE, parsePagePolicies } from '@smash/contract';
import type { ServerResponse } from 'node:http';

/** Gives a response the policies of the page or worker that it sends; of other files the policy stays that of every answer. */
export type SetPolicies = (response: ServerResponse, file: string) => void;

/**
 * Reads the policies that a build wrote down.
 * @throws when the build has none
 */
export async function readPolicies(folder: string): Promise<SetPolicies> {
  const policies = parsePagePolicies(await readFile(join(folder, PAGE_POLICIES_FILE), 'utf8'));
  return (response, file) => {
    const { enforce, report } = policies.get(file) ?? {};
    if (enforce) response.setHeader('Content-Security-Policy', enforce);
    if (report) response.setHeader('Content-Security-Policy-Report-Only', report);
  };
}
