import type { Job, SubmittedApplication } from './client/index.js';

/** Data that the server renders the pages of jobs from (public-web/src/server). */
export interface SiteData {
  /** The postings that everybody may see, newest first, open and closed ones. Rejects when they cannot be read. */
  listJobs: () => Promise<readonly Job[]>;
  /** One posting, or undefined when nobody may see it. Rejects when it cannot be read. */
  findJob: (id: number) => Promise<Job | undefined>;
  /** Outcome of a form that was sent without scripts. */
  sent?: SentForm;
}

/** The server's answer to a form that a browser sent without scripts. */
export interface SentForm {
  /** Typed values, by field. */
  values: Readonly<Record<string, string>>;
  /** Messages about fields, by the server's names of the fields. */
  errors: Readonly<Record<string, string>>;
  /** Why the form was refused. */
  message?: string;
  /** Receipt of an accepted application. */
  receipt?: SubmittedApplication;
}

/** A complete page, with the status and scripts of its response. */
export interface RenderedPage {
  html: string;
  /** 200, 404 for an unknown job, 503 when the jobs cannot be read. */
  status: number;
  /** Sources for `script-src`: the page's own inline scripts. */
  scriptHashes: readonly string[];
}

/** @param address absolute, of a page of a job or of their list */
export type RenderPage = (address: string, data: SiteData) => Promise<RenderedPage>;

/** Exports of a build of the site for the server (build/server/index.mjs). */
export interface SiteServerBuild {
  entry: { module: { createRenderPage: (build: SiteServerBuild) => RenderPage } };
}
