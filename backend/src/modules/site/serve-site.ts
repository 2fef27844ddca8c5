import { HttpStatus } from '@nestjs/common';
import { Router } from 'express';
import { HIDDEN_PAGES, readMissingPages } from './missing-pages.js';
import { readPolicies } from './page-policies.js';
import { pageSender } from './send-page.js';
import { serveBuild } from './serve-build.js';

/** Serves the build of the public site, and its pages for unknown addresses. */
export async function serveSite(folder: string): Promise<Router> {
  const policies = await readPolicies(folder);
  const missingPage = await readMissingPages(folder);
  const sendPage = pageSender(policies);
  return Router()
    .use(await serveBuild(folder, { setPolicies: policies, hiddenPages: HIDDEN_PAGES }))
    .use((request, response) => {
      sendPage(response, missingPage(request.path), HttpStatus.NOT_FOUND);
    });
}
