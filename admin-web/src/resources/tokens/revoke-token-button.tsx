import BlockIcon from '@mui/icons-material/BlockOutlined';
import type { ApiToken } from '@smash/contract/client';
import { ConfirmButton } from '../../components/confirm-button';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

export function RevokeTokenButton({ token }: { token: ApiToken }) {
  const dataProvider = usePortalDataProvider();
  const { attempt } = useAttempt((client) => client.invalidateQueries({ queryKey: ['tokens'] }));
  const revoke = () =>
    attempt(() => dataProvider.revokeToken(token.id), {
      done: t('%{name} was revoked', { name: token.name }),
      failure: t('Failed to revoke the token'),
    });
  return (
    <ConfirmButton
      name={t('Revoke %{name}', { name: token.name })}
      label={t('Revoke')}
      size="small"
      icon={<BlockIcon />}
      title={t('Revoke API token')}
      question={t(
        'The program that uses %{name} stops working at once, and the token cannot be brought back.',
        { name: token.name },
      )}
      confirmLabel={t('Revoke')}
      onConfirm={revoke}
    />
  );
}
