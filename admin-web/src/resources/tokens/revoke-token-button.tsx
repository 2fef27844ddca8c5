import BlockIcon from '@mui/icons-material/BlockOutlined';
import type { ApiToken } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../components/confirm-button';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

export function RevokeTokenButton({ token }: { token: ApiToken }) {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  const { attempt } = useAttempt(() => client.invalidateQueries({ queryKey: ['tokens'] }));
  const revoke = () =>
    attempt(() => dataProvider.revokeToken(token.id), {
      done: `${token.name} was revoked`,
      failure: 'Failed to revoke the token',
    });
  return (
    <ConfirmButton
      name={`Revoke ${token.name}`}
      label="Revoke"
      size="small"
      icon={<BlockIcon />}
      title="Revoke API token"
      question={`The program that uses ${token.name} stops working at once, and the token cannot be brought back.`}
      confirmLabel="Revoke"
      onConfirm={revoke}
    />
  );
}
