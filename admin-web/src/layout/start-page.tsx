import type { Role } from '@smash/contract';
import { usePermissions } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { LoadingPanel } from '../components/loading-panel';
import { firstSectionFor } from './sections';

/**
 * Leads to the first section that the role may see. react-admin's own way on waits for the rights of every resource,
 * and then leaves where the person went since.
 */
export function StartPage() {
  const { permissions: role, isPending } = usePermissions<Role>();
  if (isPending) return <LoadingPanel text="Loading..." />;
  const first = firstSectionFor(role);
  return <Navigate to={first?.to ?? '/jobs'} replace />;
}
