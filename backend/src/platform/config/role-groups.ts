import { type Role, ROLES } from '@smash/contract';

/** A group at the identity provider, and the role that its members have here. */
export interface RoleGroup {
  group: string;
  role: Role;
}

/**
 * Parses `hr-admins=administrator,hr=recruiter`, in order of precedence.
 * @throws Error that says what is wrong
 */
export function parseRoleGroups(text: string): RoleGroup[] {
  return text
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [, group, role] = /^(.+)=([^=]*)$/.exec(pair) ?? [];
      if (!group) throw new Error(`"${pair}" is not of the form group=role`);
      if (!isRole(role)) {
        throw new Error(`gives the group "${group}" the role "${role}"; the roles are ${ROLES.join(', ')}`);
      }
      return { group: group.trim(), role };
    });
}

/** The role of somebody in these groups, by the first pair that fits; undefined when none does. */
export function roleOfGroups(pairs: readonly RoleGroup[], groups: readonly string[]): Role | undefined {
  return pairs.find(({ group }) => groups.includes(group))?.role;
}

const isRole = (text: string | undefined): text is Role => ROLES.includes(text as Role);
