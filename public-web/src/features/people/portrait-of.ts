import type { DepartmentMember } from '../../content/department-pages';
import { TEAM } from '../../content/team';
import type { PictureSource } from '../../lib/pictures';
import { memberPicture } from '../../lib/pictures/members';
import { teamPicture } from '../../lib/pictures/team';

/** The portrait of a member: that of the profile, else his or her own. */
export function portraitOf({ image }: Pick<DepartmentMember, 'image'>): PictureSource {
  return TEAM.some(({ slug }) => slug === image) ? teamPicture(image) : memberPicture(image);
}
