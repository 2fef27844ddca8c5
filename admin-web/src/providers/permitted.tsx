import { isPermitted, type Permission, type Role } from '@smash/contract';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';

/** Whether the role of the person has a permission; false until the role is known. */
export function usePermitted(permission: Permission): boolean {
  const { permissions: role } = usePermissions<Role>();
  return role !== undefined && isPermitted(role, permission);
}

interface PermittedProps {
  to: Permission;
  children: ReactNode;
}

/** Shows its children only to people whose role has the permission; the server refuses it to the others. */
export function Permitted({ to, children }: PermittedProps) {
  return usePermitted(to) ? children : null;
}
