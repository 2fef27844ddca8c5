import type { MemberDetails } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'react-admin';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { memberName } from './member-name';
import { t } from '../../i18n/t';

/** Suspends, reactivates and deletes a member, and reports the outcome. */
export function useMemberActions(member: MemberDetails) {
  const dataProvider = usePortalDataProvider();
  const queryClient = useQueryClient();
  const redirect = useRedirect();
  const { attempt, isPending } = useAttempt();
  const { id } = member;
  const name = memberName(member);

  const change = async (status: 'active' | 'suspended', done: string) => {
    const failure = t('Failed to change the member');
    await attempt(() => dataProvider.changeMemberStatus(id, status), { done, failure });
    await queryClient.invalidateQueries({ queryKey: ['members'] });
  };
  return {
    isPending,
    suspend: () => change('suspended', t('%{name} was suspended', { name })),
    takeBack: () => change('active', t('%{name} was reactivated', { name })),
    remove: async () => {
      const action = () => dataProvider.delete('members', { id, previousData: member });
      const outcome = { done: t('%{name} was deleted', { name }), failure: t('Failed to delete the member') };
      if (!(await attempt(action, outcome))) return;
      redirect('/members');
      // Removes the person's data from the memory of this browser too.
      queryClient.removeQueries({ queryKey: ['members', 'getOne'] });
      await queryClient.invalidateQueries({ queryKey: ['members', 'getList'] });
    },
  };
}
