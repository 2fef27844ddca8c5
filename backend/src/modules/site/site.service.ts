import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { BRANDS, jobIdOfShortPath } from '@smash/contract';
import { ENVIRONMENT, type Environment, PORTAL_PATH as PORTAL } from '../../platform/config/environment.js';
import { keyPath } from '../indexnow/index.js';
import { jobOfPicture, JobPictures, sendPicture } from '../job-drawings/index.js';
import type { JobDto } from '../jobs/index.js';
import { JobsService } from '../jobs/jobs.service.js';
import { acceptedRequests } from './accepted-requests.js';
import { findIndexablePages } from './built-pages.js';
import { JobFeedsService } from './feeds/job-feeds.service.js';
import { JobPages } from './job-pages.service.js';
import { securityText } from './security-text.js';
import { sendText } from './send-page.js';
import { servePortal } from './serve-portal.js';
import { serveSite } from './serve-site.js';
import { robotsText, sitemapXml } from './sitemap.js';
import { type FindOtherHost, findOtherHost } from './two-hosts.js';
import { WrittenTexts } from './written-texts.js';

/** Serves the built front ends from this process, for installations without nginx. */
@Injectable()
export class SiteService {
  private readonly sitemaps = new WrittenTexts<readonly JobDto[]>();

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
    const [site, portal, indexablePages] = await Promise.all([
      serveSite(publicPath),
      servePortal(adminPath),
      findIndexablePages(publicPath),
      this.jobPages.load(publicPath, publicUrl),
    ]);
    // Reads addresses like nginx: /FAQ and /robots.txt/ are not /faq and /robots.txt.
    const router = Router({ caseSensitive: true, strict: true });
    router.use(acceptedRequests, toItsHost(findOtherHost(this.environment)), toJobPage(publicUrl));
    router.get(PORTAL, (_request, response) =>
      response.redirect(HttpStatus.PERMANENT_REDIRECT, `${PORTAL}/`),
    );
    router.use(PORTAL, portal);
    if (key) router.get(keyPath(key), (_request, response) => sendText(response, 'text/plain', key));
    router.get('/robots.txt', (_request, response) => {
      sendText(response, 'text/plain', robotsText(publicUrl));
    });
    router.get('/.well-known/security.txt', (_request, response) => {
      const { SECURITY_CONTACT: contact, SUPPORT_EMAIL } = this.environment;
      sendText(
        response,
        'text/plain',
        securityText(publicUrl, contact ?? `mailto:${SUPPORT_EMAIL}`, new Date()),
      );
    });
    router.get('/sitemap.xml', (_request, response) => this.sendSitemap(response, indexablePages, publicUrl));
    router.use(async (request, response, next) => {
      const pictured = jobOfPicture(request.path);
      if (pictured !== undefined) await sendPicture(this.pictures, pictured, request, response);
      else if (this.feeds.isFeed(request.path)) await this.sendFeed(request, response, publicUrl);
      else if (this.jobPages.isJobPage(request.path)) await this.jobPages.send(request, response);
      else next();
    });
    return router.use(site);
  }

  /** Written once from each list of open jobs, which a closed one leaves at once. */
  private async sendSitemap(response: Response, pages: readonly string[], publicUrl: string): Promise<void> {
    const openJobs = await this.jobs.listOpenForVisitors();
    const text = this.sitemaps.get(openJobs, publicUrl, () => sitemapXml(pages, openJobs, publicUrl));
    sendText(response, 'application/xml', text);
  }

  /** Programs and pages of other sites may read feeds too. */
  private async sendFeed(request: Request, response: Response, publicUrl: string): Promise<void> {
    const { searchParams } = new URL(request.url, publicUrl);
    const feed = await this.feeds.read(request.path, searchParams, publicUrl);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (feed) return sendText(response, feed.type, feed.text);
    response.status(HttpStatus.BAD_REQUEST);
    sendText(response, 'text/plain', `There is no such brand. Please use one of: ${BRANDS.join(', ')}\n`);
  }
}

/**
 * Longest address that a redirect repeats, before it is encoded: a proxy has little room for headers, and takes a backend out
 * of use whose headers do not fit.
 */
const LONGEST_REDIRECT = 2_000;

/** With PORTAL_HOST, redirects to the host that an address belongs to. */
const toItsHost =
  (otherHost: FindOtherHost): RequestHandler =>
  ({ headers, url }, response, next) => {
    const elsewhere = otherHost(headers.host, url);
    if (elsewhere === undefined) next();
    else if (elsewhere.length > LONGEST_REDIRECT) response.sendStatus(HttpStatus.URI_TOO_LONG);
    else response.redirect(HttpStatus.TEMPORARY_REDIRECT, elsewhere);
  };

/** Redirects from the short address of a job to its page, and keeps the channel (?src=) and what others added to the link. */
const toJobPage =
  (publicUrl: string): RequestHandler =>
  ({ path, url }, response, next) => {
    const id = jobIdOfShortPath(path);
    if (id === undefined) return next();
    const { search } = new URL(url, publicUrl);
    const query = search.length > LONGEST_REDIRECT ? '' : search;
    response.redirect(HttpStatus.FOUND, `/careers/${id}${query}`);
  };
