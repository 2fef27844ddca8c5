import type { DepartmentMember } from '../../content/department-pages';
import { TEAM } from '../../content/team';
import type { PictureSource } from '../../lib/pictures';
import { memberPicture } from '../../lib/pictures/members';
import { teamPicture } from '../../lib/pictures/team';

/** Members without a profile of their own: their portrait in the collection of members. */
const PORTRAITS: Readonly<Record<string, string>> = {
  'amaka-ozoemena': 'travels-3',
  'femi-adelakun': 'travels-2',
  'rahila-auta': 'travels-1',
  'itohan-osagiede': 'ridesmash-2',
  'safiya-lawan': 'ridesmash-3',
  'kingsley-nwaogu': 'ridesmash-1',
  'deborah-ankeli': 'smashwise-1',
  'yusuf-bichi': 'smashwise-2',
  'temitope-oyelaran': 'smashwise-3',
  'chukwuma-ikeanyi': 'sales-1',
  'boma-tamuno': 'sales-2',
  'maryam-kangiwa': 'media-it-4',
  'chisom-anyaegbu': 'media-it-6',
};

/** The portrait of a member: his or her own, or that of the profile. */
export function portraitOf({ image }: Pick<DepartmentMember, 'image'>): PictureSource {
  const hasProfile = TEAM.some(({ slug }) => slug === image);
  return hasProfile ? teamPicture(image) : memberPicture(PORTRAITS[image] ?? image);
}
