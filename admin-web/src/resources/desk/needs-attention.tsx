import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import { DESK_PARTS } from '@smash/contract';
import type { Desk } from '@smash/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loaded } from '../../components/loaded';
import { APPLICATIONS_KEY } from '../../providers/application-cache';
import { formatTotal } from '../../providers/list-query';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { DESK_LABELS, deskLink } from './desk-links';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';

/** The numbers of what needs attention; each leads to its list. */
export function NeedsAttention() {
  const dataProvider = usePortalDataProvider();
  // The key is below that of the applications, so that any change of them counts again.
  const desk = useQuery({
    queryKey: [...APPLICATIONS_KEY, 'desk'],
    queryFn: () => dataProvider.readDesk(),
    staleTime: 0,
  });
  return (
    <Box component="section" aria-labelledby="needs-attention" sx={{ mb: 3 }}>
      <Typography id="needs-attention" variant="h2" sx={{ mb: 1.5 }}>
        {t('Needs attention')}
      </Typography>
      <Loaded
        of={desk}
        loading={<Skeleton variant="rounded" height={76} />}
        failure={t('What needs attention could not be loaded')}
      >
        {(shown) => <Parts desk={shown} />}
      </Loaded>
    </Box>
  );
}

function Parts({ desk }: { desk: Pick<Desk, 'since' | 'parts'> & Partial<Desk> }) {
  // The previous server, which may still run during a release, does not send them.
  const { since, parts, further_parts = [] } = desk;
  const counted = [...parts, ...further_parts];
  const waiting = DESK_PARTS.flatMap((part) => {
    const found = counted.find((other) => other.part === part);
    return found && found.count > 0 ? { ...found, part } : [];
  });
  if (waiting.length === 0) {
    return (
      <Typography color="textSecondary">
        {t(
          'Nothing needs attention. There is nothing new since %{time}, everybody has been told, and nobody has waited longer than a week.',
          { time: formatDateTime(since) },
        )}
      </Typography>
    );
  }
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
        listStyle: 'none',
        m: 0,
        maxWidth: { sm: waiting.length * 240 },
        p: 0,
      }}
    >
      {waiting.map(({ part, count, is_capped }) => (
        <li key={part}>
          <ButtonBase
            component={Link}
            to={deskLink(part, since)}
            sx={{
              alignItems: 'start',
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: '14px',
              display: 'flex',
              flexDirection: 'column',
              height: '100%',
              justifyContent: 'start',
              px: 1.75,
              py: 1.25,
              textAlign: 'left',
              width: '100%',
              '&:hover': { borderColor: 'text.secondary' },
            }}
          >
            <Typography
              component="span"
              variant="h3"
              sx={{ fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatTotal(count, is_capped)}
            </Typography>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {DESK_LABELS[part]}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
