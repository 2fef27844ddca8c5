import { Box, Typography } from '@mui/material';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useState, type PointerEvent } from 'react';
import { useTokens } from '../../theme/use-tokens';

import { describePeriods, formatPeriod, type Period } from './statistics-texts';
import { describeApplications } from '../../components/describe-applications';
import { formatShortDate, formatNumber } from '../../i18n/format';

const HEIGHT = 240;
const EDGE = { top: 8, right: 4, bottom: 28, left: 36 };
/** Width of a day's label on the axis, in pixels. */
const LABEL_WIDTH = 64;

/** The number of applications in each period, as bars; the text above tells the bar under the pointer. */
export function PeriodChart({ periods }: { periods: Period[] }) {
  const { parentRef, width } = useParentSize({ debounceTime: 0 });
  const [pointedAt, setPointedAt] = useState<number>();
  const pointed = pointedAt === undefined ? undefined : periods[pointedAt];
  return (
    <>
      <Typography
        aria-hidden
        variant="body2"
        sx={{ displayPrint: 'none', minHeight: 24, textAlign: 'right' }}
      >
        {pointed && (
          <>
            {formatPeriod(pointed)}: <b>{describeApplications(pointed.count)}</b>
          </>
        )}
      </Typography>
      <Box ref={parentRef} sx={{ height: HEIGHT, minWidth: 0 }}>
        {width > 0 && <Bars periods={periods} width={width} pointedAt={pointedAt} onPoint={setPointedAt} />}
      </Box>
    </>
  );
}

interface BarsProps {
  periods: Period[];
  width: number;
  pointedAt: number | undefined;
  onPoint: (index: number | undefined) => void;
}

function Bars({ periods, width, pointedAt, onPoint }: BarsProps) {
  const tokens = useTokens();
  const floor = HEIGHT - EDGE.bottom;
  const most = Math.max(1, ...periods.map(({ count }) => count));
  const x = scaleBand({
    domain: periods.map(({ first }) => first),
    range: [EDGE.left, width - EDGE.right],
    padding: 0.2,
  });
  const y = scaleLinear({ domain: [0, most], range: [floor, EDGE.top], nice: 4 });
  const whole = y.ticks(4).filter(Number.isInteger);
  const every = Math.max(1, Math.ceil((periods.length * LABEL_WIDTH) / (width - EDGE.left)));
  const label = { fill: tokens.inkSoft, fontFamily: 'inherit', fontSize: 12 };

  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const position = clientX - currentTarget.getBoundingClientRect().left - EDGE.left;
    const index = Math.min(Math.floor(position / x.step()), periods.length - 1);
    onPoint(index >= 0 ? index : undefined);
  };
  return (
    <svg
      role="img"
      aria-label={describePeriods(periods)}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width="100%"
      style={{ display: 'block', touchAction: 'pan-y' }}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onPoint(undefined)}
    >
      <GridRows
        scale={y}
        left={EDGE.left}
        width={width - EDGE.left - EDGE.right}
        tickValues={whole}
        stroke={tokens.line}
      />
      {periods.map(({ first, count }, index) => (
        <Bar
          key={first}
          x={x(first)}
          y={y(count)}
          width={x.bandwidth()}
          height={floor - y(count)}
          rx={Math.min(3, x.bandwidth() / 4)}
          fill={index === pointedAt ? tokens.ink : tokens.brand}
        />
      ))}
      <AxisLeft
        scale={y}
        left={EDGE.left}
        hideAxisLine
        hideTicks
        tickValues={whole}
        tickFormat={(count) => formatNumber(Number(count))}
        tickLabelProps={{ ...label, textAnchor: 'end', dx: -4, dy: 4 }}
      />
      <AxisBottom
        scale={x}
        top={floor}
        hideTicks
        stroke={tokens.control}
        tickFormat={formatShortDate}
        tickLabelProps={{ ...label, textAnchor: 'middle', dy: 4 }}
        tickValues={periods.filter((_period, index) => index % every === 0).map(({ first }) => first)}
      />
    </svg>
  );
}
