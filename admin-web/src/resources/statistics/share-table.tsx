import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { VISUALLY_HIDDEN } from '../../components/visually-hidden';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { TextLink } from '../../components/text-link';
import type { Tone } from '../../theme/tokens';
import { formatShare } from './statistics-texts';
import { t } from '../../i18n/t';
import { formatNumber } from '../../i18n/format';

const BAR_HEIGHT = 10;

interface ShareRow {
  key: string;
  label: string;
  count: number;
  tone: Tone;
  /** Address of the list of these applications. */
  to?: string;
}

interface ShareTableProps {
  heading: string;
  total: number;
  rows: ShareRow[];
}

/** The parts of a whole: a table whose bars only repeat its numbers. */
export function ShareTable({ heading, total, rows }: ShareTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const width = scaleLinear({ domain: [0, most], range: [0, 100] });
  return (
    <Table size="small" sx={{ '& td, & th': { border: 0, px: 0.75 }, '& :first-of-type': { pl: 0 } }}>
      <TableHead sx={VISUALLY_HIDDEN}>
        <TableRow>
          <TableCell>{heading}</TableCell>
          <TableCell aria-hidden />
          <TableCell>{t('Applications')}</TableCell>
          <TableCell>{t('Share')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, label, count, tone, to }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {to === undefined ? (
                label
              ) : (
                <TextLink to={to} underline="hover" sx={{ fontWeight: 400 }}>
                  {label}
                </TextLink>
              )}
            </TableCell>
            <TableCell aria-hidden sx={{ width: { xs: '28%', sm: '42%' } }}>
              <svg width="100%" height={BAR_HEIGHT} style={{ display: 'block', overflow: 'visible' }}>
                <Bar
                  width={`${width(count)}%`}
                  height={BAR_HEIGHT}
                  rx={3}
                  fill={tone.background}
                  stroke={count > 0 ? tone.text : 'none'}
                />
              </svg>
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
              {formatNumber(count)}
            </TableCell>
            <TableCell align="right" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {formatShare(count, total)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
