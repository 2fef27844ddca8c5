import type { StatusMail } from '@smash/contract';
import { describeStatus } from '../../components/describe-status';
import { t } from '../../i18n/t';

/** "Rejected: after 24 hours". */
export const describeStatusMail = ({ status, delay_hours }: StatusMail): string =>
  t('%{status}: after %{smart_count} hour |||| %{status}: after %{smart_count} hours', {
    status: describeStatus(status).label,
    smart_count: delay_hours,
  });
