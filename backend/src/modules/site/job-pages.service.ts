import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HttpStatus, Injectable, Logger } from '@nestjs/common';
import type { RenderedPage, RenderPage, SentForm, SiteServerBuild } from '@smash/contract';
import type { Request, Response } from 'express';
import { UnavailableException } from '../../platform/errors/api-exception.js';
import { RecordNotFoundException } from '../../platform/editing/editing.errors.js';
import type { JobDto } from '../jobs/index.js';
import { JobsService } from '../jobs/jobs.service.js';
import { applicationPageHead, fillHead, fillMissingHead, jobPageHead } from './job-head.js';
import { pageAddress } from './page-address.js';
import { readPolicies, type SetPolicies } from './page-policies.js';
import { makeReady, RenderedPages, type ReadyPage } from './rendered-pages.js';

const CAREERS = /^\/careers\/?$/;
/** The list of open jobs with links to their forms. */
const POSITIONS = /^\/job-application\/?$/;
/** The page of a job, known or not: every path that the site's own routes take for one (public-web/src/routes.ts). */
const JOB_PAGE = /^\/(careers|job-application)\/([\w-]{1,100})\/?$/;
const JOB_ID = /^\d{1,9}$/;
/** Seconds after which a page that could not be made may be asked for again. */
const RETRY_AFTER = 5;

/** The postings as they are now. */
interface Postings {
  /** Undefined when they cannot be read. */
  version: string | undefined;
  list: () => Promise<JobDto[]>;
  find: (id: number) => Promise<JobDto | undefined>;
}

const fail = () => Promise.reject(new UnavailableException());
const UNREADABLE: Postings = { version: undefined, list: fail, find: fail };

interface Renderer {
  render: RenderPage;
  setPolicies: SetPolicies;
  publicUrl: string;
}

/**
 * Renders the pages of jobs and their list on the server, complete before any script runs, with the server build of the
 * site.
 */
@Injectable()
export class JobPages {
  private readonly logger = new Logger('Pages');
  private readonly kept = new RenderedPages();
  private readonly failed = new Map<string, Promise<ReadyPage>>();
  private renderer?: Renderer;
  private listed: { version: string; jobs: JobDto[] } = { version: '', jobs: [] };

  constructor(private readonly jobs: JobsService) {}

  /** Loads the server build of the site, which is in the folder beside its files. */
  async load(publicPath: string, publicUrl: string): Promise<void> {
    const file = pathToFileURL(join(dirname(publicPath), 'server', 'index.mjs')).href;
    const build = (await import(file)) as SiteServerBuild;
    const setPolicies = await readPolicies(publicPath);
    this.renderer = { render: build.entry.module.createRenderPage(build), setPolicies, publicUrl };
  }

  /** Whether this process serves pages. */
  get isServed(): boolean {
    return this.renderer !== undefined;
  }

  isJobPage(path: string): boolean {
    return [CAREERS, POSITIONS, JOB_PAGE].some((page) => page.test(path));
  }

  async send(request: Request, response: Response): Promise<void> {
    const page = await this.pageOf(request, await this.read());
    response.setHeader('Cache-Control', 'no-cache');
    this.write(request, response, page);
  }

  /**
   * While too many pages wait to be made, that page says that the jobs cannot be loaded, and loads them in the browser when
   * asked to. Its status tells search engines to come again, and nginx to send the last copy if it has one.
   */
  private async pageOf(request: Request, postings: Postings): Promise<ReadyPage> {
    const { version } = postings;
    const { path, address } = await placeOf(request.path, this.addressOf(request), postings);
    const render = () => this.render(path, address, postings);
    if (!version) return makeReady(await render());
    try {
      return await this.kept.get(version, address, render);
    } catch (error) {
      if (error instanceof UnavailableException) return this.failedPage(request.path);
      throw error;
    }
  }

  /** The page without jobs: one for each kind of page, made once. */
  private failedPage(path: string): Promise<ReadyPage> {
    const [, kind] = JOB_PAGE.exec(path) ?? [];
    const address = kind ? `/${kind}/0` : path.replace(/\/$/, '');
    const page = this.failed.get(address) ?? this.render(address, address, UNREADABLE).then(makeReady);
    this.failed.set(address, page);
    page.catch(() => this.failed.delete(address));
    return page;
  }

  /** Sends the page of a form with the result, to a browser that sent the form without scripts. */
  async sendForm(request: Request, response: Response, sent: SentForm, status: number): Promise<void> {
    const page = await this.render(request.path, this.addressOf(request), await this.read(), sent);
    response.setHeader('Cache-Control', 'no-store');
    this.write(request, response, await makeReady({ ...page, status }));
  }

  /** Reads the query like the browser, which takes the first of several values. */
  private addressOf({ path, originalUrl }: Request): string {
    const { searchParams } = new URL(originalUrl, this.loaded().publicUrl);
    return pageAddress(path, searchParams, CAREERS.test(path));
  }

  private async read(): Promise<Postings> {
    try {
      const { etag, body } = await this.jobs.listPublic();
      if (etag !== this.listed.version) {
        this.listed = { version: etag, jobs: JSON.parse(body.toString()) as JobDto[] };
      }
      const { jobs } = this.listed;
      return { version: etag, list: () => Promise.resolve(jobs), find: (id) => this.find(jobs, id) };
    } catch (error) {
      this.logger.error({ err: error }, 'the jobs for a page could not be read');
      return UNREADABLE;
    }
  }

  /** A job of the list, or read singly: a job posted a moment ago may not be listed yet. */
  private async find(jobs: JobDto[], id: number): Promise<JobDto | undefined> {
    const listed = jobs.find((job) => job.id === id);
    if (listed) return listed;
    try {
      return await this.jobs.getPublished(id);
    } catch (error) {
      if (error instanceof RecordNotFoundException) return undefined;
      throw error;
    }
  }

  private async render(
    path: string,
    address: string,
    { list, find }: Postings,
    sent?: SentForm,
  ): Promise<RenderedPage> {
    const { render, publicUrl } = this.loaded();
    const [, kind, id] = JOB_PAGE.exec(path) ?? [];
    const page = await render(`${publicUrl}${address}`, {
      listJobs: list,
      findJob: id && !JOB_ID.test(id) ? () => Promise.resolve(undefined) : find,
      ...(sent && { sent }),
    });
    if (!id || page.status === HttpStatus.SERVICE_UNAVAILABLE) return page;
    const job = page.status === HttpStatus.NOT_FOUND ? undefined : await find(Number(id));
    if (!job) return { ...page, html: fillMissingHead(page.html) };
    const head = kind === 'careers' ? jobPageHead(job, publicUrl) : applicationPageHead(job, publicUrl);
    return { ...page, html: fillHead(page.html, head) };
  }

  private write(request: Request, response: Response, page: ReadyPage): void {
    const { setPolicies } = this.loaded();
    const encoding = request.acceptsEncodings('br', 'gzip', 'identity') || 'identity';
    const form = encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
    response.setHeader('Vary', 'Accept-Encoding');
    if (form) response.setHeader('Content-Encoding', form);
    if (page.status === HttpStatus.SERVICE_UNAVAILABLE) response.setHeader('Retry-After', RETRY_AFTER);
    setPolicies(response, '/careers/index.html', page.scriptHashes);
    response
      .status(page.status)
      .type('html')
      .send(page[form ?? 'plain']);
  }

  private loaded(): Renderer {
    if (!this.renderer) throw new Error('This process serves no pages');
    return this.renderer;
  }
}

/**
 * Key under which the page of a request is kept. All pages of missing jobs share one, since nothing in them names an
 * id.
 */
async function placeOf(
  path: string,
  address: string,
  { version, find }: Postings,
): Promise<{ path: string; address: string }> {
  const [, kind, id] = JOB_PAGE.exec(path) ?? [];
  // A job that cannot be read now is not a missing one: the page itself says that it could not be read.
  const isOfNoJob = async (known: string) =>
    !JOB_ID.test(known) || (await find(Number(known)).catch(() => null)) === undefined;
  if (version && kind && id && (await isOfNoJob(id))) return { path: `/${kind}/-`, address: `/${kind}/-` };
  return { path, address };
}
