import { TEAM } from '../content/team';
import { TEAM_BIOGRAPHIES } from '../content/team-biographies';
import { TeamMemberMissing } from '../features/team/team-missing';
import { TeamMemberPage } from '../features/team/team-member-page';
import { loadHead } from '../lib/load-head';
import { pageHead, pageTitle } from '../lib/page-head';
import type { Route } from './+types/team-member';

function findMember(slug: string) {
  return TEAM.find((member) => member.slug === slug);
}

/** Runs at build time: the page carries one biography. */
export function loader({ params, request }: Route.LoaderArgs) {
  const member = findMember(params.slug);
  if (!member) return null;
  return { head: loadHead(request), member, biography: TEAM_BIOGRAPHIES[member.slug] };
}

/** Only known members have data to fetch. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return findMember(params.slug) ? serverLoader() : null;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? pageHead(loaderData.head)
    : [{ title: pageTitle('Team member not found') }, { name: 'robots', content: 'noindex' }];
}

export default function TeamMemberRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <TeamMemberPage {...loaderData} /> : <TeamMemberMissing />;
}
