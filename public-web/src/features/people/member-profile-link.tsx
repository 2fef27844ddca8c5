import { ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import type { DepartmentMember } from '../../content/department-pages';

interface MemberProfileLinkProps {
  member: DepartmentMember;
  className?: string;
}

/** Link to a member's profile: a page of this site, or a professional network in a new tab. */
export function MemberProfileLink({ member, className }: MemberProfileLinkProps) {
  const isExternal = !member.profileLink.startsWith('/');
  return (
    <ButtonLink
      to={member.profileLink}
      look="outline"
      className={className}
      {...(isExternal ? { target: '_blank', rel: 'noopener' } : { viewTransition: true })}
    >
      View profile
      <span className="visually-hidden">
        {' '}
        of {member.name}
        {isExternal && ', opens in a new tab'}
      </span>
      <Icon name="arrow" />
    </ButtonLink>
  );
}
