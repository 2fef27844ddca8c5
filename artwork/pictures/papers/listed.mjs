// The six panels of listed companies: a ticker, a name, a price line that rises over the burst. Figures are invented.
import { hueOf, SHARED, tones } from '../lib/colour.mjs';
import { burst, circle, line, path, picture, rect, round } from '../lib/draw.mjs';
import { lettering } from '../lib/lettering.mjs';

const [WIDTH, HEIGHT] = [800, 600];

const LISTED = {
  ridesmash: { ray: 0, ticker: 'RIDE', name: 'Ridesmash', seed: 3 },
  smashfood: { ray: 1, ticker: 'FOOD', name: 'Smashfood', seed: 5 },
  smashwise: { ray: 4, ticker: 'WISE', name: 'Smashwise', seed: 2 },
  smashbuy247: { ray: 5, ticker: 'BUY', name: 'SmashBuy247', seed: 7 },
  smashapartments: { ray: 6, ticker: 'STAY', name: 'Smash Apartments', seed: 4 },
  smashlogistics: { ray: 9, ticker: 'MOVE', name: 'Smash Logistics', seed: 9 },
};

function prices(seed) {
  return Array.from({ length: 14 }, (_, index) => {
    const wobble = Math.sin(index * 1.7 + seed) * 34 + Math.sin(index * 0.9 + seed * 2) * 22;
    const calm = 1 - index / 18;
    return [-20 + index * 65, 470 - index * 17 + wobble * calm];
  });
}

function panel({ ray, ticker, name, seed }) {
  const tone = tones(hueOf(ray));
  const points = prices(seed);
  const d = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
  const [lastX, lastY] = points[12];
  return picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, tone.deep),
    burst(676, 170, 400, tone.strong, { hot: ray, hotFill: tone.base }),
    [330, 410, 490].map((y) => line(`M0 ${y}H${WIDTH}`, tone.light, 1.5, { opacity: 0.25 })),
    path(`${d}V${HEIGHT}H-20Z`, tone.base),
    path(`${d}V${HEIGHT}H-20Z`, tone.dark, { opacity: 0.25, transform: 'translate(0 60)' }),
    line(d, SHARED.cream, 8),
    circle(lastX, lastY, 20, SHARED.cream),
    circle(lastX, lastY, 9, SHARED.ember),
    lettering(ticker, 54, 156, 118, SHARED.cream, { weight: 750, tracking: -30 }),
    lettering(name, 58, 212, 36, tone.wash, { family: 'text', weight: 500 }),
  );
}

/** All panels by their path, without extension. */
export function listedCompanies() {
  return Object.fromEntries(
    Object.entries(LISTED).map(([name, content]) => [`listed/${name}`, panel(content)]),
  );
}
