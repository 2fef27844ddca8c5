import { COMPANY, shortJobPath, throughChannel } from '@smash/contract';
import { type DrawableJob, type DrawnFields, toDrawable } from '../drawing/drawable-job.js';

/** Characters that a poster has room for. */
const OF_POSTER = { title: 160, line: 120 };

/** What a poster shows of a job. */
export interface PosterJob extends DrawableJob {
  company: string;
  /** Address that the code leads to. */
  address: string;
  /** Short address of the job, to be typed. */
  shortAddress: string;
}

/** @param siteUrl origin of the site, without a slash at its end */
export function toPosterJob(job: DrawnFields & { id: number }, siteUrl: string): PosterJob {
  const short = `${siteUrl}${shortJobPath(job.id)}`;
  return {
    ...toDrawable(job, OF_POSTER),
    company: COMPANY.name,
    address: throughChannel(short, 'poster'),
    shortAddress: short.replace(/^https?:\/\//, ''),
  };
}
