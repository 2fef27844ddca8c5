import { Box, Typography } from '@mui/material';
import { PERMISSIONS } from '@smash/contract';
import type { ApiToken } from '@smash/contract/client';
import { Badge, type BadgeTone } from '../../components/badge';
import { ListRow, ListRows } from '../../components/list-rows';
import { describeBrands } from '../../components/describe-brands';
import { RevokeTokenButton } from './revoke-token-button';
import { t } from '../../i18n/t';
import { formatDateTime, formatDate } from '../../i18n/format';

const STATES: Record<ApiToken['state'], { label: string; tone: BadgeTone }> = {
  active: { label: t('Active'), tone: 'green' },
  paused: { label: t('Paused'), tone: 'yellow' },
  expired: { label: t('Expired'), tone: 'grey' },
  revoked: { label: t('Revoked'), tone: 'grey' },
};

export function TokenRows({ tokens }: { tokens: ApiToken[] }) {
  return (
    <ListRows label={t('API tokens')}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ListRows>
  );
}

const describeScopes = (scopes: ApiToken['scopes']): string =>
  scopes.map((scope) => t(PERMISSIONS[scope])).join('; ');

function TokenRow({ token }: { token: ApiToken }) {
  const { label, tone } = STATES[token.state];
  // The previous backend does not send it.
  const withheld = (token.withheld_scopes as ApiToken['scopes'] | undefined) ?? [];
  const isUsable = token.state === 'active' || token.state === 'paused';
  return (
    <ListRow columns={{ xs: '1fr', md: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr) minmax(90px, 1fr)' }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body1" component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {token.username}
          </Typography>
          <Badge tone={tone}>{label}</Badge>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('Made by %{name} on %{date}', { name: token.made_by, date: formatDate(token.created_at) })}
        </Typography>
        {token.state === 'paused' && (
          <Typography variant="body2" color="textSecondary">
            {t('%{name} is suspended, or no longer sees these brands.', { name: token.made_by })}
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">{t('May %{list}', { list: describeScopes(token.scopes) })}</Typography>
        {isUsable && withheld.length > 0 && (
          <Typography variant="body2">
            {t('Not at present, because %{name} may not do it: %{list}', {
              name: token.made_by,
              list: describeScopes(withheld),
            })}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary">
          {t('Sees the jobs of %{brands}', { brands: describeBrands(token.brands) })}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">
          {token.last_used_at
            ? t('Last used %{time}', { time: formatDateTime(token.last_used_at) })
            : t('Not used')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {token.state === 'expired' ? t('Ended') : t('Ends')} {formatDate(token.expires_at)}
        </Typography>
      </Box>
      {isUsable && (
        <Box sx={{ justifySelf: 'start', ml: { xs: -1.25, md: 0 } }}>
          <RevokeTokenButton token={token} />
        </Box>
      )}
    </ListRow>
  );
}
