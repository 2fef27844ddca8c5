import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { BRANDS, jobIdOfShortPath } from '@smash/contract';
import { ENVIRONMENT, type Environment, PORTAL_PATH as PORTAL } from '../../platform/config/environment.js';
import { RecordNotFoundException } from '../../platform/editing/editing.errors.js';
import { keyPath } from '../indexnow/index.js';
import { JobsService } from '../jobs/jobs.service.js';
import { findIndexablePages } from './built-pages.js';
import { JobFeedsService } from './feeds/job-feeds.service.js';
import { fillPosting, fillWaiting } from './first-posting.js';
import { applicationPageHead, fillHead, fillMissingHead, jobPageHead } from './job-head.js';
import { type BuiltPage, MISSING_PAGES, readMissingPages, readPage } from './missing-pages.js';
import { readPolicies, type SetPolicies } from './page-policies.js';
import { securityText } from './security-text.js';
import { serveBuild } from './serve-build.js';
import { robotsText, sitemapXml } from './sitemap.js';
import { findOtherHost } from './two-hosts.js';

const JOB_PAGE = /^\/(careers|job-application)\/(\d{1,9})\/?$/;

/** Serves the built front ends from this process, for installations without nginx. */
@Injectable()
export class SiteService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly jobs: JobsService,
    private readonly feeds: JobFeedsService,
  ) {}

  /** Middleware for everything outside /api; undefined when this process serves no pages. */
  async createHandler(publicUrl: string): Promise<RequestHandler | undefined> {
    const { SITE_PUBLIC_PATH: publicPath, SITE_ADMIN_PATH: adminPath, INDEXNOW_KEY: key } = this.environment;
    if (!publicPath || !adminPath) return undefined;
    const [shell, missingPage, indexablePages, portalHtml] = await Promise.all([
      readPage(publicPath, '/__spa-fallback.html'),
      readMissingPages(publicPath),
      findIndexablePages(publicPath),
      readFile(join(adminPath, 'index.html'), 'utf8'),
    ]);
    const portalShell = { file: `${PORTAL}/index.html`, html: portalHtml };
    const [publicPolicies, portalPolicies] = await Promise.all([
      readPolicies(publicPath),
      readPolicies(adminPath),
    ]);
    const [publicFiles, portalFiles] = await Promise.all([
      serveBuild(publicPath, { setPolicies: publicPolicies, hiddenPages: MISSING_PAGES }),
      serveBuild(adminPath, { setPolicies: portalPolicies, base: PORTAL }),
    ]);
    const sendPublic = pageSender(publicPolicies);
    const sendPortal = pageSender(portalPolicies);
    const otherHost = findOtherHost(this.environment);

    return (request, response, next) => {
      const elsewhere = otherHost(request.headers.host, request.url);
      const shortened = jobIdOfShortPath(request.path);
      if (request.path === '/api' || request.path.startsWith('/api/')) {
        next();
      } else if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.status(HttpStatus.METHOD_NOT_ALLOWED).setHeader('Allow', 'GET, HEAD').end();
      } else if (request.path.includes('%00')) {
        // A zero byte is in no address. nginx returns the same.
        response.status(HttpStatus.BAD_REQUEST).end();
      } else if (elsewhere) {
        response.redirect(HttpStatus.TEMPORARY_REDIRECT, elsewhere);
      } else if (shortened !== undefined) {
        // Where it was read (?src=) goes along.
        const { search } = new URL(request.url, publicUrl);
        response.redirect(HttpStatus.FOUND, `/careers/${shortened}${search}`);
      } else if (request.path === PORTAL) {
        response.redirect(HttpStatus.PERMANENT_REDIRECT, `${PORTAL}/`);
      } else if (request.path.startsWith(`${PORTAL}/`)) {
        response.setHeader('X-Robots-Tag', 'noindex');
        request.url = request.url.slice(PORTAL.length);
        portalFiles(request, response, () => {
          // A page instead of a script of an older build would be a riddle to the browser.
          const isFile = request.path.startsWith('/assets/');
          sendPortal(response, portalShell, isFile ? HttpStatus.NOT_FOUND : HttpStatus.OK);
        });
      } else if (key && request.path === keyPath(key)) {
        sendText(response, 'text/plain', key);
      } else if (request.path === '/robots.txt') {
        sendText(response, 'text/plain', robotsText(publicUrl));
      } else if (request.path === '/.well-known/security.txt') {
        sendText(
          response,
          'text/plain',
          securityText(publicUrl, this.environment.SECURITY_CONTACT, new Date()),
        );
      } else if (request.path === '/sitemap.xml') {
        this.sendSitemap(response, indexablePages, publicUrl).catch(next);
      } else if (this.feeds.isFeed(request.path)) {
        this.sendFeed(request, response, publicUrl).catch(next);
      } else {
        publicFiles(request, response, () => {
          const [, page, id] = JOB_PAGE.exec(request.path) ?? [];
          if (!id) sendPublic(response, missingPage(request.path), HttpStatus.NOT_FOUND);
          else {
            this.fillJobPage(shell.html, { page, id: Number(id), publicUrl })
              .then(({ html, status }) => sendPublic(response, { ...shell, html }, status))
              .catch(next);
          }
        });
      }
    };
  }

  /** Made again for each request, so that a closed job leaves it at once. */
  private async sendSitemap(response: Response, pages: readonly string[], publicUrl: string): Promise<void> {
    const openJobs = await this.jobs.listOpen();
    sendText(response, 'application/xml', sitemapXml(pages, openJobs, publicUrl));
  }

  /** For programs and pages elsewhere too. */
  private async sendFeed(request: Request, response: Response, publicUrl: string): Promise<void> {
    const { searchParams } = new URL(request.url, publicUrl);
    const feed = await this.feeds.read(request.path, searchParams.get('brand'), publicUrl);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (feed) return sendText(response, feed.type, feed.text);
    response.status(HttpStatus.BAD_REQUEST);
    sendText(response, 'text/plain', `There is no such brand. Please use one of: ${BRANDS.join(', ')}\n`);
  }

  /** The pages of one job are not prerendered: the shell gets its head and the job's text here, the browser draws the rest. */
  private async fillJobPage(
    shell: string,
    { page, id, publicUrl }: { page?: string; id: number; publicUrl: string },
  ): Promise<{ html: string; status: HttpStatus }> {
    try {
      const job = await this.jobs.getPublished(id);
      const html =
        page === 'careers'
          ? fillHead(fillPosting(shell, job), jobPageHead(job, publicUrl))
          : fillHead(fillWaiting(shell), applicationPageHead(job, publicUrl));
      return { html, status: HttpStatus.OK };
    } catch (error) {
      // Without its database the page still opens, and says itself that the job cannot be loaded.
      if (!(error instanceof RecordNotFoundException)) return { html: shell, status: HttpStatus.OK };
      return { html: fillMissingHead(shell), status: HttpStatus.NOT_FOUND };
    }
  }
}

const pageSender =
  (setPolicies: SetPolicies) =>
  (response: Response, { file, html }: BuiltPage, status: HttpStatus): void => {
    response.setHeader('Cache-Control', 'no-cache');
    setPolicies(response, file);
    response.status(status).type('html').send(html);
  };

function sendText(response: Response, type: string, text: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.type(type).send(text);
}
