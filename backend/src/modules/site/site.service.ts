import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { BRANDS, jobIdOfShortPath } from '@smash/contract';
import { ENVIRONMENT, type Environment, PORTAL_PATH as PORTAL } from '../../platform/config/environment.js';
import { keyPath } from '../indexnow/index.js';
import { jobOfPicture, JobPictures, sendPicture } from '../job-drawings/index.js';
import { JobsService } from '../jobs/jobs.service.js';
import { findIndexablePages } from './built-pages.js';
import { JobFeedsService } from './feeds/job-feeds.service.js';
import { JobPages } from './job-pages.service.js';
import { type BuiltPage, HIDDEN_PAGES, readMissingPages } from './missing-pages.js';
import { readPolicies, type SetPolicies } from './page-policies.js';
import { securityText } from './security-text.js';
import { serveBuild } from './serve-build.js';
import { robotsText, sitemapXml } from './sitemap.js';
import { findOtherHost } from './two-hosts.js';

/** Where the form of a job is sent without scripts. */
const FORM_PAGE = /^\/job-application\/\d{1,9}\/?$/;

/** Serves the built front ends from this process, for installations without nginx. */
@Injectable()
export class SiteService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly jobs: JobsService,
    private readonly feeds: JobFeedsService,
    private readonly jobPages: JobPages,
    private readonly pictures: JobPictures,
  ) {}

  /** Middleware for everything outside /api; undefined when this process serves no pages. */
  async createHandler(publicUrl: string): Promise<RequestHandler | undefined> {
    const { SITE_PUBLIC_PATH: publicPath, SITE_ADMIN_PATH: adminPath, INDEXNOW_KEY: key } = this.environment;
    if (!publicPath || !adminPath) return undefined;
    const [missingPage, indexablePages, portalHtml] = await Promise.all([
      readMissingPages(publicPath),
      findIndexablePages(publicPath),
      readFile(join(adminPath, 'index.html'), 'utf8'),
      this.jobPages.load(publicPath, publicUrl),
    ]);
    const portalShell = { file: `${PORTAL}/index.html`, html: portalHtml };
    const [publicPolicies, portalPolicies] = await Promise.all([
      readPolicies(publicPath),
      readPolicies(adminPath),
    ]);
    const [publicFiles, portalFiles] = await Promise.all([
      serveBuild(publicPath, { setPolicies: publicPolicies, hiddenPages: HIDDEN_PAGES }),
      serveBuild(adminPath, { setPolicies: portalPolicies, base: PORTAL }),
    ]);
    const sendPublic = pageSender(publicPolicies);
    const sendPortal = pageSender(portalPolicies);
    const otherHost = findOtherHost(this.environment);

    return (request, response, next) => {
      const elsewhere = otherHost(request.headers.host, request.url);
      const shortened = jobIdOfShortPath(request.path);
      const pictured = jobOfPicture(request.path);
      if (request.path === '/api' || request.path.startsWith('/api/')) {
        next();
      } else if (request.method === 'POST' && FORM_PAGE.test(request.path)) {
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
      } else if (pictured !== undefined) {
        sendPicture(this.pictures, pictured, request, response).catch(next);
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
      } else if (this.jobPages.isJobPage(request.path)) {
        this.jobPages.send(request, response).catch(next);
      } else {
        publicFiles(request, response, () => {
          sendPublic(response, missingPage(request.path), HttpStatus.NOT_FOUND);
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
