import { brandOf, employerOf } from '@smash/contract';
import type { JobDto } from '../../jobs/index.js';
import { digestOf } from '../drawing/drawable-job.js';

/** Characters of a digest, enough to tell the pictures of one job apart. */
const VERSION_LENGTH = 16;
export const versionOf = (digest: string): string => digest.slice(0, VERSION_LENGTH);

/** A picture for shared links, with what it shows in words. */
export interface SharedPicture {
  /** Path from the root of the site. */
  path: string;
  alt: string;
}

/** The picture for links to the open positions. */
export const CAREERS_PICTURE = '/og/careers.png';

/**
 * An open job has a picture of its own, whose address changes with its content; a closed one has the picture of its
 * business or of the site (public-web/public/og/), which speak of no open position.
 */
export function sharedPicture(job: JobDto): SharedPicture {
  const employer = employerOf(job);
  if (!job.is_open) {
    const brand = brandOf(job);
    return { path: `/og/${brand && brand !== 'group' ? brand : 'site'}.png`, alt: employer };
  }
  return {
    path: `/og/jobs/${job.id}.png?v=${versionOf(digestOf(job))}`,
    alt: `${employer} is hiring: ${job.title}`,
  };
}

const JOB_PICTURE = /^\/og\/jobs\/(\d{1,9})\.png$/;

/** The job whose picture has this path; undefined for any other path. */
export function jobOfPicture(path: string): number | undefined {
  const [, id] = JOB_PICTURE.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}
