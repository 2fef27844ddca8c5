import { Badge } from '../../components/badge';

/**
 * Active or Closed. A job past its deadline is closed, even if switched on (docs/requirements/server.md#r-19).
 */
export function JobBadge({ isOpen }: { isOpen: boolean }) {
  return <Badge tone={isOpen ? 'positive' : 'neutral'}>{isOpen ? 'Active' : 'Closed'}</Badge>;
}
