import type { Job, SubmittedApplication } from './client/index.js';

/** What the pages of jobs are rendered from, on the server (public-web/src/server). */
export interface SiteData {
  /** The postings that everybody may see, newest first, open and closed ones. Rejects when they cannot be read. */
  listJobs: () => Promise<readonly Job[]>;
  /** One posting, or undefined when nobody may see it. Rejects when it cannot be read. */
  findJob: (id: number) => Promise<Job | undefined>;
  /** What became of a form that was sent without a script. */
  sent?: SentForm;
}

/** The server's answer to a form that a browser sent by itself. */
export interface SentForm {
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** What the server says of fields, by the name it gives them. */
  errors: Readonly<Record<string, string>>;
  /** Why it was not taken. */
  message?: string;
  /** That it was taken. */
  receipt?: SubmittedApplication;
}

/** A whole page for one answer. */
export interface RenderedPage {
  html: string;
  /** 200, 404 for an unknown job, 503 when the jobs cannot be read. */
  status: number;
  /** Sources for `script-src`: the page's own inline scripts. */
  scriptHashes: readonly string[];
}

/** @param address absolute, of a page of a job or of their list */
export type RenderPage = (address: string, data: SiteData) => Promise<RenderedPage>;

/** What a build of the site offers its server (build/server/index.mjs). */
export interface SiteServerBuild {
  entry: { module: { createRenderPage: (build: SiteServerBuild) => RenderPage } };
}
