import { Box, Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { COUNT_ONLY } from '../providers/application-cache';
import { formatTotal } from '../providers/list-query';
import { Permitted } from '../providers/permitted';
import { isTotalCapped } from '../providers/list-state';
import { t } from '../i18n/t';

/** The number of active jobs and, for people with the permission, of applications. */
export function HeaderCounters() {
  return (
    <Box component="dl" sx={{ display: 'flex', gap: { xs: 3, md: 3.5 }, m: 0 }}>
      <Counter label={t('Active Jobs')} resource="jobs" filter={{ status: 'active' }} />
      <Permitted to="applications.read">
        <Counter label={t('Total Applications')} resource="applications" filter={{ withdrawn: 'all' }} />
      </Permitted>
    </Box>
  );
}

interface CounterProps {
  label: string;
  resource: string;
  filter: Record<string, unknown>;
}

function Counter({ label, resource, filter }: CounterProps) {
  const counted = useGetList(resource, { pagination: COUNT_ONLY, filter });
  const { total, isPending } = counted;
  return (
    <Box
      sx={{
        alignItems: 'baseline',
        display: 'flex',
        flexDirection: 'row-reverse',
        gap: 0.75,
        justifyContent: 'flex-end',
      }}
    >
      <Typography component="dt" variant="caption" color="textSecondary" noWrap>
        {label}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ fontVariantNumeric: 'tabular-nums', m: 0 }}>
        {isPending ? (
          <Skeleton width={20} />
        ) : total === undefined ? (
          '–'
        ) : (
          formatTotal(total, isTotalCapped(counted.meta))
        )}
      </Typography>
    </Box>
  );
}
