import { type Brand, BUSINESS_NAMES, BUSINESS_SLUGS } from '../brands.js';
import { COMPANY } from '../company.js';
import { NIGERIAN_STATES, type NigerianState } from '../nigerian-states.js';
import { CITY_STATES } from './cities.js';
import type { JobFacts, Workplace } from './job-facts.js';
import { readSalary } from './salary-text.js';

/** The texts of a posting that its facts are read from. */
export interface JobTexts {
  title: string;
  location: string;
  job_type?: string | null;
  salary_range?: string | null;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text names something, as whole words; "Smash Wise" names Smashwise too. */
function names(text: string, name: string): boolean {
  // A quick check first: most names do not occur, and a pattern that knows all letters takes a millisecond to make.
  if (!lettersOf(text).includes(lettersOf(name))) return false;
  const pattern = PATTERNS.get(name) ?? looseName(name);
  PATTERNS.set(name, pattern);
  return pattern.test(text);
}

/** Lower case, by way of upper case, so that letters with the same upper case count as equal; without spaces and hyphens. */
const lettersOf = (text: string): string => text.toUpperCase().toLowerCase().replaceAll(/[\s-]/g, '');

/** Patterns of names that were looked for before; there are fewer than two hundred names. */
const PATTERNS = new Map<string, RegExp>();

const loosely = (name: string): string =>
  Array.from(name.replaceAll(/[\s-]/g, ''), escape).join(String.raw`[\s-]?`);

const looseName = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${loosely(name)}(?![\p{L}\p{N}])`, 'iu');

/** The brand that a title names; null when it names none or several. */
export function readBrand(title: string): Brand | null {
  const named: Brand[] = BUSINESS_SLUGS.filter((slug) => names(title, BUSINESS_NAMES[slug]));
  if (named.length === 0 && names(title, COMPANY.name)) return 'group';
  return named.length === 1 ? (named[0] ?? null) : null;
}

type BrandedJob = Pick<JobFacts, 'brand'> & Pick<JobTexts, 'title'>;

/**
 * Brand that a job is found by and published under: its own fact, else the brand in its title. Rights go by the fact
 * alone (docs/decisions/0099-what-machines-read-of-a-job.md).
 */
export const brandOf = (job: BrandedJob): Brand | null => job.brand ?? readBrand(job.title);

/** Name of the employer that a job is published under: its business, or the company when it belongs to none. */
export function employerOf(job: BrandedJob): string {
  const brand = brandOf(job);
  return brand === null || brand === 'group' ? COMPANY.name : BUSINESS_NAMES[brand];
}

/** The title of a job without its employer, which is shown beside it: "Chef" of "Chef, Smashfood" and "Chef at Smashfood". */
export function titleOfJob(job: BrandedJob): string {
  const employer = loosely(employerOf(job));
  const ending = String.raw`(?:\s*[,|:]\s*|\s+[-–—]\s*|\s+(?:at|for)\s+)${employer}|\s*\(${employer}\)`;
  return job.title.replace(new RegExp(String.raw`(?<=\S)(?:${ending})\s*$`, 'iu'), '');
}

/** City and state that a place names; null for one that it names several of. "Kano State" names no city. */
export function readPlace(location: string): { city: string | null; state: NigerianState | null } {
  const text = location.replaceAll(/\bniger delta\b/giu, '');
  const cities = Object.keys(CITY_STATES).filter(
    (city) => names(text, city) && !names(text, `${city} State`),
  );
  const states = new Set([
    ...cities.map((city) => CITY_STATES[city]),
    ...NIGERIAN_STATES.filter((state) => names(text, state) && !cities.includes(state)),
  ]);
  const [[city = null], [state = null]] = [cities, [...states]];
  const isOneState = states.size === 1;
  return { city: isOneState && cities.length === 1 ? city : null, state: isOneState ? state : null };
}

type PlacedJob = Pick<JobFacts, 'city' | 'state'> & Pick<JobTexts, 'location'>;

/** City and state of a job: its own facts, else those in its place. */
export const placeOfJob = (job: PlacedJob): Pick<JobFacts, 'city' | 'state'> =>
  job.city || job.state ? job : readPlace(job.location);

/**
 * The town of a job for programs that take an address: its city, else its place in words, which may be a town that is in no list.
 * Null if the words name a state alone, which is no town.
 */
export function townOfJob(job: PlacedJob): string | null {
  const { city, state } = placeOfJob(job);
  if (city) return city;
  const isState = state && /^[\s,]*(state)?[\s,]*$/i.test(job.location.replace(new RegExp(state, 'i'), ''));
  return isState ? null : job.location;
}

/** The workplace that a job's type or place names, or null. */
export function readWorkplace({
  location,
  job_type,
}: Pick<JobTexts, 'location' | 'job_type'>): Workplace | null {
  const text = `${location} ${job_type ?? ''}`;
  const said = [
    /\bhybrid\b/i.test(text) && 'hybrid',
    /\bremote(ly)?\b/i.test(text) && 'remote',
    /\bon[\s-]?site\b/i.test(text) && 'onsite',
  ].filter((workplace): workplace is Workplace => Boolean(workplace));
  return said.length === 1 ? (said[0] ?? null) : null;
}

/** Workplace of a job for machines: its own fact, else the one in its texts. */
export const workplaceOf = (job: Pick<JobFacts, 'workplace'> & Pick<JobTexts, 'location' | 'job_type'>) =>
  job.workplace ?? readWorkplace(job);

/** Facts that can be read from a posting's texts without doubt, as a proposal that somebody confirms. */
export function proposeJobFacts(job: JobTexts): JobFacts {
  return {
    brand: readBrand(job.title),
    ...readPlace(job.location),
    workplace: readWorkplace(job),
    ...readSalary(job.salary_range ?? ''),
  };
}
