import type { MemberDetails } from '@smash/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRedirect } from 'react-admin';
import { failureDetail } from '../../providers/api-failure';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { memberName } from './member-name';

/** Suspends a member, takes them back and deletes them; says what came of it. */
export function useMemberActs(member: MemberDetails) {
  const dataProvider = usePortalDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (act: () => Promise<unknown>) => act(),
  });
  const { id } = member;
  const name = memberName(member);

  /** @returns whether it worked */
  const attempt = async (act: () => Promise<unknown>, done: string, failure: string): Promise<boolean> => {
    try {
      await mutateAsync(act);
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      notify(failureDetail(error) ?? failure, { type: 'error' });
      return false;
    }
  };
  const change = async (status: 'active' | 'suspended', done: string) => {
    await attempt(() => dataProvider.changeMemberStatus(id, status), done, 'Failed to change the member');
    await queryClient.invalidateQueries({ queryKey: ['members'] });
  };
  return {
    isPending,
    suspend: () => change('suspended', `${name} was suspended`),
    takeBack: () => change('active', `${name} was taken back`),
    remove: async () => {
      const act = () => dataProvider.delete('members', { id, previousData: member });
      if (!(await attempt(act, `${name} was deleted`, 'Failed to delete the member'))) return;
      redirect('/members');
      // Nothing of the person stays in the memory of this browser either.
      queryClient.removeQueries({ queryKey: ['members', 'getOne'] });
      await queryClient.invalidateQueries({ queryKey: ['members', 'getList'] });
    },
  };
}
