import { Box } from '@mui/material';
import { SCORE_LABELS, SCORES } from '@smash/contract';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden';
import type { SpreadRow } from './spread';
import { t } from '../../../i18n/t';

/** How many reviewers gave each score, by criterion; the person's own is framed. */
export function SpreadTable({ rows }: { rows: SpreadRow[] }) {
  return (
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
        width: '100%',
        '& th, & td': { borderBottom: 1, borderColor: 'divider', p: 0.5, textAlign: 'center' },
        '& th:first-of-type': { fontWeight: 400, overflowWrap: 'anywhere', pl: 0, textAlign: 'left' },
        '& thead th': { color: 'text.secondary', fontSize: '0.75rem', fontWeight: 400, width: 44 },
        '& thead th:first-of-type': { width: 'auto' },
      }}
    >
      <caption style={VISUALLY_HIDDEN}>{t('How many gave each score')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Criterion')}</th>
          {SCORES.map((score) => (
            <th key={score} scope="col">
              {score}
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {` ${t(SCORE_LABELS[score])}`}
              </Box>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, counts, own }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {counts.map((count, index) => (
              <td key={SCORES[index]}>
                <Count count={count} isOwn={own === SCORES[index]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Count({ count, isOwn }: { count: number; isOwn: boolean }) {
  if (count === 0)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        –
      </Box>
    );
  return (
    <Box
      component="span"
      sx={{
        border: 1,
        borderColor: isOwn ? 'text.primary' : 'transparent',
        borderRadius: 1,
        display: 'inline-block',
        fontWeight: 600,
        minWidth: 26,
      }}
    >
      {count}
      {isOwn && (
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {t(', yours among them')}
        </Box>
      )}
    </Box>
  );
}
