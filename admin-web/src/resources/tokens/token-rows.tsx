import { Box, Typography } from '@mui/material';
import { formatDate, formatDateTime, PERMISSIONS } from '@smash/contract';
import type { ApiToken } from '@smash/contract/client';
import { Badge, type BadgeTone } from '../../components/badge';
import { ListRow, ListRows } from '../../components/list-rows';
import { describeBrands } from '../../components/describe-brands';
import { RevokeTokenButton } from './revoke-token-button';

const STATES: Record<ApiToken['state'], { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'green' },
  paused: { label: 'Paused', tone: 'yellow' },
  expired: { label: 'Expired', tone: 'grey' },
  revoked: { label: 'Revoked', tone: 'grey' },
};

export function TokenRows({ tokens }: { tokens: ApiToken[] }) {
  return (
    <ListRows label="API tokens">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ListRows>
  );
}

function TokenRow({ token }: { token: ApiToken }) {
  const { label, tone } = STATES[token.state];
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
          Made by {token.made_by} on {formatDate(token.created_at)}
        </Typography>
        {token.state === 'paused' && (
          <Typography variant="body2" color="textSecondary">
            {token.made_by} is suspended, or no longer sees these businesses.
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">
          May {token.scopes.map((scope) => PERMISSIONS[scope]).join('; ')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          Sees the jobs of {describeBrands(token.brands)}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">
          {token.last_used_at ? `Last used ${formatDateTime(token.last_used_at)}` : 'Not used'}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {token.state === 'expired' ? 'Ended' : 'Ends'} {formatDate(token.expires_at)}
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
