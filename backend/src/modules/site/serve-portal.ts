import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpStatus } from '@nestjs/common';
import { Router } from 'express';
import { PORTAL_PATH as PORTAL } from '../../platform/config/environment.js';
import { readPolicies } from './page-policies.js';
import { pageSender } from './send-page.js';
import { serveBuild } from './serve-build.js';

/** Serves the build of the portal below its path. All its screens share one page. */
export async function servePortal(folder: string): Promise<Router> {
  const policies = await readPolicies(folder);
  const page = { file: `${PORTAL}/index.html`, html: await readFile(join(folder, 'index.html'), 'utf8') };
  const sendPage = pageSender(policies);
  return Router()
    .use((_request, response, next) => {
      response.setHeader('X-Robots-Tag', 'noindex');
      next();
    })
    .use(await serveBuild(folder, { setPolicies: policies, base: PORTAL }))
    .use((request, response) => {
      // A script of an older build gets 404: a browser cannot run a page in its place.
      const isFile = request.path.startsWith('/assets/');
      sendPage(response, page, isFile ? HttpStatus.NOT_FOUND : HttpStatus.OK);
    });
}
