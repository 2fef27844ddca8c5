import {
  CHANNEL_LABELS,
  CHANNEL_PARAMETER,
  jobFilterParameters,
  readChannel,
  readJobFilters,
} from '@smash/contract';

const PAGE = /^[1-9]\d{0,3}$/;
/** Pages of the list of jobs that are kept like ordinary pages; few people open later ones. */
const OFFERED_PAGES = 20;

/**
 * The address of a page of jobs with only the parameters that the page is made from, in one order. Other parameters
 * make no other page, so it is rendered once for all of them.
 */
export function pageAddress(path: string, query: URLSearchParams, isList: boolean): string {
  const used = isList ? jobFilterParameters(readJobFilters(query).filters) : new URLSearchParams();
  const page = query.get('page') ?? '';
  if (isList && PAGE.test(page)) used.set('page', page);
  const channel = readChannel(query.get(CHANNEL_PARAMETER));
  if (channel !== null) used.set(CHANNEL_PARAMETER, channel);
  return used.size > 0 ? `${path}?${used.toString()}` : path;
}

/**
 * Whether an address has something in it that the site offers nowhere, or more than one thing, such as two filters: of those
 * there are as many as anybody likes.
 */
export function isMadeUp(address: string): boolean {
  const query = new URLSearchParams(address.split('?')[1]);
  const channel = query.get(CHANNEL_PARAMETER);
  return (
    query.size > 1 ||
    query.has('q') ||
    // The site offers only the places of its jobs, which are not known here.
    query.has('place') ||
    Number(query.get('page')) > OFFERED_PAGES ||
    (channel !== null && !Object.hasOwn(CHANNEL_LABELS, channel))
  );
}
