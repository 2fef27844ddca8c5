import { type Brand, brandName, COMPANY, type KnownChannel, throughChannel } from '@smash/contract';
import type { JobDto } from '../../jobs/index.js';

/** The open jobs of all brands or of one, in the order of their posting, newest first. */
export interface JobFeed {
  brand: Brand | null;
  jobs: JobDto[];
  /** Whether JSON holds the whole text of each job, or only its summary. */
  hasTexts: boolean;
  /** Origin of the site, without a slash at its end. */
  publicUrl: string;
  /** Address of the feed itself. */
  address: string;
}

/** Title of a feed. */
export function feedTitle({ brand }: JobFeed): string {
  const whose = brand && brand !== 'group' ? `${brandName(brand)}, ${COMPANY.name}` : COMPANY.name;
  return `Open positions at ${whose}`;
}

/** The list of the same jobs on the site. */
export const listAddress = ({ publicUrl, brand }: JobFeed): string =>
  `${publicUrl}/careers${brand ? `?brand=${brand}` : ''}`;

/** Permanent id of a job in feeds. */
export const jobAddress = ({ publicUrl }: JobFeed, { id }: JobDto): string => `${publicUrl}/careers/${id}`;

/** Link to a job from a feed; it tells the page which feed it came from. */
export const jobLink = (feed: JobFeed, job: JobDto, channel: KnownChannel): string =>
  throughChannel(jobAddress(feed, job), channel);

/** When the feed last changed; null without jobs. */
export function lastChange({ jobs }: JobFeed): Date | null {
  const times = jobs.map(({ updated_at }) => Date.parse(updated_at));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
