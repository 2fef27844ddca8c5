import { useMutation } from '@tanstack/react-query';
import type { Move } from '../../../providers/calls/board';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { ONE_AT_A_TIME, STATUS_CHANGES } from '../status/use-change-statuses';

/** Sends moves between stages one after the other, and after other changes of a status. */
export function useSendMove(onSettled?: () => unknown) {
  const dataProvider = usePortalDataProvider();
  return useMutation({
    mutationKey: STATUS_CHANGES,
    scope: ONE_AT_A_TIME,
    mutationFn: (move: Move) => dataProvider.moveApplication(move),
    ...(onSettled && { onSettled }),
  });
}
