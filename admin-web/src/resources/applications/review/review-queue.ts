import type { ApplicationStatus } from '@smash/contract';

/** Applications in one request. */
export const CHUNK = 50;

/** One page of the list at the time of the request. */
export interface Chunk {
  /** Number of the page, from 1. */
  page: number;
  ids: string[];
  /** Rows that matched at that time, as far as the server counted. */
  total: number;
  isTotalCapped: boolean;
}

export interface ReviewStart {
  id: string;
  /** Its position in the list, from 1. */
  position: number | undefined;
}

/**
 * The applications of a review in a fixed order. A list shrinks while a person works through it, as decided
 * applications leave a list of pending ones; this order does not, so that none is skipped and the person can go back.
 */
export interface ReviewQueue {
  ids: string[];
  /** Applications before the first of `ids`. */
  before: number;
  /** Applications in the whole list, as far as the server counted. */
  total: number;
  isTotalCapped: boolean;
}

/** Number of the page that holds the start. */
export function firstPage({ position = 1 }: ReviewStart): number {
  return Math.floor((position - 1) / CHUNK) + 1;
}

/** Joins chunks, in the order of the list, to one queue without the removed applications. */
export function toQueue(
  chunks: readonly Chunk[],
  start: ReviewStart,
  removed: ReadonlySet<string>,
): ReviewQueue {
  const before = ((chunks[0]?.page ?? 1) - 1) * CHUNK;
  const known = [...new Set(chunks.flatMap(({ ids }) => ids))];
  if (!known.includes(start.id)) {
    // It has left the list since the address was made: it keeps its place before those that followed it.
    const place = Math.min(Math.max((start.position ?? 1) - 1 - before, 0), known.length);
    known.splice(place, 0, start.id);
  }
  const ids = known.filter((id) => !removed.has(id));
  const total = Math.max(before + known.length, ...chunks.map((chunk) => chunk.total)) - removed.size;
  return { ids, before, total, isTotalCapped: chunks.some((chunk) => chunk.isTotalCapped) };
}

/** The page before the first chunk, or undefined at the beginning of the list. */
export function previousPage(chunks: readonly Chunk[]): number | undefined {
  const first = chunks[0]?.page ?? 1;
  return first > 1 ? first - 1 : undefined;
}

/**
 * The next page, or undefined at the end of the list. `left` of the known applications are no longer in the list, so
 * later ones have moved up by as many; a page that brings nothing new is skipped.
 */
export function nextPage(chunks: readonly Chunk[], left: number): number | undefined {
  const last = chunks.at(-1);
  if (!last || last.page * CHUNK >= last.total) return undefined;
  const known = new Set(chunks.flatMap(({ ids }) => ids)).size;
  const start = ((chunks[0]?.page ?? 1) - 1) * CHUNK;
  const page = Math.floor(Math.max(start + known - left, 0) / CHUNK) + 1;
  return hasNews(chunks) ? page : Math.max(page, last.page + 1);
}

/**
 * Reads a page, and the pages between it and the `known` applications until one holds an application that is still in
 * the list: other people's decisions move the list up, and newcomers move it down, so that applications in between
 * would be skipped.
 * @param step direction from the page to the known applications: -1 to what comes before it, 1 to what follows it
 */
export async function readJoined(
  page: number,
  step: 1 | -1,
  known: ReadonlySet<string>,
  read: (page: number) => Promise<Chunk>,
): Promise<Chunk> {
  const chunk = await read(page);
  let { ids } = chunk;
  const isWithin = (other: number) => other > 0 && (other - 1) * CHUNK < chunk.total;
  if (known.size === 0 || ids.some((id) => known.has(id))) return chunk;
  for (let other = page + step; isWithin(other); other += step) {
    const more = (await read(other)).ids;
    // Rows after the first known one have their place already.
    const end = more.findIndex((id) => known.has(id));
    if (step === -1) ids = [...more, ...ids];
    else ids = [...ids, ...(end < 0 ? more : more.slice(0, end))];
    if (end >= 0) break;
  }
  return { ...chunk, ids };
}

/** Whether the last chunk brought an application that earlier ones did not have. */
function hasNews(chunks: readonly Chunk[]): boolean {
  const earlier = new Set(chunks.slice(0, -1).flatMap(({ ids }) => ids));
  return (chunks.at(-1)?.ids ?? []).some((id) => !earlier.has(id));
}

/** Position of the application in the server's present list: earlier ones that have left are not counted. */
export function livePosition({ ids, before }: ReviewQueue, id: string, left: ReadonlySet<string>): number {
  const earlier = ids.slice(0, Math.max(ids.indexOf(id), 0));
  return before + earlier.filter((other) => !left.has(other)).length + 1;
}

/** What became of an application in a review. */
export type Outcome = ApplicationStatus | 'removed';

/** Ids of the applications that were removed, or whose status is no longer the one that the list is filtered by. */
export function idsThatLeft(
  outcomes: ReadonlyMap<string, Outcome>,
  filter: Record<string, unknown> = {},
): ReadonlySet<string> {
  const status = listedStatus(filter);
  const hasLeft = (outcome: Outcome) => outcome === 'removed' || (status !== undefined && outcome !== status);
  return new Set([...outcomes].filter(([, outcome]) => hasLeft(outcome)).map(([id]) => id));
}

/** The status of all rows of the list. Filters by waiting time or stage imply one without naming it. */
function listedStatus({ status, waiting_days, stage }: Record<string, unknown>): unknown {
  if (status !== undefined) return status;
  if (waiting_days !== undefined) return 'pending';
  return stage === undefined ? undefined : 'reviewed';
}
