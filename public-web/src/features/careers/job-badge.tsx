import { Badge } from '../../components/badge';

/**
 * Active or Closed; past its deadline a posting is closed, whatever its switch says (docs/requirements/server.md#r-19).
 */
export function JobBadge({ isOpen }: { isOpen: boolean }) {
  return <Badge tone={isOpen ? 'positive' : 'neutral'}>{isOpen ? 'Active' : 'Closed'}</Badge>;
}
