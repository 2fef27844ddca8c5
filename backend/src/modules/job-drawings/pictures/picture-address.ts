import { type Brand, brandOf, employerOf } from '@smash/contract';
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

/**
 * An open job has a picture of its own, whose address changes with its content; a closed one has the picture of its
 * business (public-web/public/og/).
 */
export function sharedPicture(job: JobDto): SharedPicture {
  const employer = employerOf(job);
  if (!job.is_open) {
    return { path: businessPicture(brandOf(job)), alt: employer };
  }
  return {
    path: `/og/jobs/${job.id}.png?v=${versionOf(digestOf(job))}`,
    alt: `${employer} is hiring: ${job.title}`,
  };
}

export const businessPicture = (brand: Brand | null): string =>
  `/og/${brand && brand !== 'group' ? brand : 'careers'}.png`;

const JOB_PICTURE = /^\/og\/jobs\/(\d{1,9})\.png$/;

/** The job whose picture has this path; undefined for any other path. */
export function jobOfPicture(path: string): number | undefined {
  const [, id] = JOB_PICTURE.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}
