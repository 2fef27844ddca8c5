// The five registration certificates, drawn as documents, A4 upright. They are specimens and say so.
import { oklch, SHARED } from '../lib/colour.mjs';
import { burst, circle, line, path, picture, place, polar, rect, ring, round, wedges } from '../lib/draw.mjs';
import { lettering, letteringSheet } from '../lib/lettering.mjs';

const [WIDTH, HEIGHT] = [840, 1188];

const CERTIFICATES = {
  incorporation: {
    hue: 33,
    authority: 'Registry of companies',
    title: ['Certificate of', 'Incorporation'],
    body: [
      'is this day registered as a private company',
      'limited by shares under the companies law in force.',
    ],
    rows: [
      ['Registration number', 'RC 0000000'],
      ['Date of registration', 'August 2021'],
      ['Type', 'Private, limited by shares'],
    ],
  },
  'tax-registration': {
    hue: 150,
    authority: 'Federal tax authority',
    title: ['Tax Registration', 'Certificate'],
    body: ['is entered in the register of taxpayers', 'for companies income tax and value added tax.'],
    rows: [
      ['Taxpayer number', '00000000-0000'],
      ['Office', 'Abuja, Wuse'],
      ['Registered since', 'September 2021'],
    ],
  },
  'data-protection': {
    hue: 260,
    authority: 'Data protection commission',
    title: ['Certificate of', 'Data Protection', 'Compliance'],
    body: ['has filed its yearly audit as a', 'controller and processor of personal data.'],
    rows: [
      ['Filing number', 'DPC/0000/000'],
      ['Audit year', '2025'],
      ['Valid until', 'March 2027'],
    ],
  },
  trademark: {
    hue: 320,
    authority: 'Registry of trademarks',
    title: ['Certificate of', 'Registration of', 'Trademark'],
    body: ['is the proprietor of the mark shown here', 'in the classes listed in the register.'],
    rows: [
      ['Trademark number', 'TM 000000'],
      ['Classes', '9, 36, 39, 42'],
      ['Valid until', 'June 2028'],
    ],
  },
  'pension-compliance': {
    hue: 75,
    authority: 'National pension commission',
    title: ['Pension Clearance', 'Certificate'],
    body: ['has remitted the pension contributions', 'of its staff for the three years before this date.'],
    rows: [
      ['Clearance number', 'PCC 000000'],
      ['Employer code', 'PR0000000000'],
      ['Valid until', '31 December 2027'],
    ],
  },
};

/** A wavy closed line around a centre, as engraved on banknotes. */
function rosette(cx, cy, radius, depth, waves, phase) {
  const step = 180 / waves;
  const middle = (index) =>
    polar(cx, cy, radius, phase + (index - 0.5) * step)
      .map(round)
      .join(' ');
  const curves = Array.from({ length: waves * 2 }, (_, index) => {
    const bend = polar(cx, cy, radius + (index % 2 ? -depth : depth), phase + index * step);
    return `Q${bend.map(round).join(' ')} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** A border of crossing waves between two rectangles. */
function guilloche(colour, soft) {
  const wave = (shift, horizontal, at, from, to) => {
    const length = 42;
    const count = Math.round((to - from) / length);
    const step = (to - from) / count;
    const bend = 14 * shift;
    const parts = Array.from({ length: count }, (_, index) => {
      const side = index % 2 ? -bend : bend;
      return horizontal
        ? `q${round(step / 2)} ${side} ${round(step)} 0`
        : `q${side} ${round(step / 2)} 0 ${round(step)}`;
    });
    return horizontal ? `M${from} ${at}${parts.join('')}` : `M${at} ${from}${parts.join('')}`;
  };
  const [left, right, top, bottom] = [58, WIDTH - 58, 58, HEIGHT - 58];
  const all = (shift) =>
    wave(shift, true, top, left, right) +
    wave(shift, true, bottom, left, right) +
    wave(shift, false, left, top, bottom) +
    wave(shift, false, right, top, bottom);
  return [
    rect(36, 36, WIDTH - 72, HEIGHT - 72, 'none', 10, { stroke: colour, 'stroke-width': 3 }),
    rect(80, 80, WIDTH - 160, HEIGHT - 160, 'none', 4, { stroke: colour, 'stroke-width': 2 }),
    [1.6, -1.6, 0.8, -0.8].map((shift) => line(all(shift), Math.abs(shift) > 1 ? colour : soft, 2)),
    [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ].map(([x, y]) => [circle(x, y, 40, SHARED.cream), ring(x, y, 38, colour, 3), burst(x, y, 32, colour)]),
  ];
}

function seal(x, y, colour, soft) {
  return place(
    { x, y, scale: 0.7 },
    path('M-44 30L-74 168L-26 140L0 176L0 30ZM44 30L74 168L26 140L0 176L0 30Z', soft),
    wedges(0, 0, 96, colour, { count: 39, share: 0.62 }),
    circle(0, 0, 82, colour),
    ring(0, 0, 70, SHARED.cream, 3),
    burst(0, 0, 58, SHARED.cream),
    circle(0, 0, 11, SHARED.cream),
  );
}

function certificate({ hue, authority, title, body, rows }) {
  const [colour, soft, pale] = [oklch(0.45, 0.11, hue), oklch(0.72, 0.11, hue), oklch(0.945, 0.025, hue)];
  const ink = SHARED.night;
  const middle = WIDTH / 2;
  const after = 330 + title.length * 66;
  const sheet = letteringSheet();
  const text = (words, y, size, more = {}) =>
    sheet.write(words, middle, y, size, ink, { anchor: 'middle', ...more });
  const content = [
    rect(0, 0, WIDTH, HEIGHT, SHARED.cream),
    [0, 5, 10, 15].map((phase) => line(rosette(middle, 640, 200 + phase * 5, 84, 13, phase), pale, 3)),
    burst(middle, 640, 168, pale),
    guilloche(colour, soft),
    burst(middle, 176, 52, colour),
    text(authority, 264, 21, { tracking: 30 }),
    title.map((row, index) =>
      lettering(row, middle, 350 + index * 66, 62, colour, { weight: 700, anchor: 'middle', tracking: -18 }),
    ),
    text('This is to certify that', after + 32, 21),
    lettering('Smash Technology Ltd', middle, after + 92, 44, ink, {
      weight: 650,
      anchor: 'middle',
      tracking: -15,
    }),
    line(`M250 ${after + 114}H${WIDTH - 250}`, soft, 2),
    body.map((row, index) => text(row, after + 154 + index * 32, 21)),
    rows.map(([label, value], index) => [
      sheet.write(label, 130, 790 + index * 56, 18, ink),
      sheet.write(value, 710, 790 + index * 56, 20, ink, { weight: 600, anchor: 'end' }),
      line(`M130 ${806 + index * 56}H710`, soft, 1.5, { 'stroke-dasharray': '1 6' }),
    ]),
    seal(620, 1006, colour, soft),
    line('M136 1014C160 974 176 1044 196 1002C210 974 220 1034 244 1006C262 988 274 1024 316 996', ink, 4),
    line('M130 1034H340', ink, 2),
    sheet.write('Registrar', 130, 1062, 17, ink),
    place(
      { x: middle, y: 650, turn: -32 },
      lettering('SPECIMEN', 0, 40, 132, oklch(0.55, 0.19, 30), {
        weight: 750,
        anchor: 'middle',
        tracking: 60,
        opacity: 0.2,
      }),
    ),
  ];
  return picture(WIDTH, HEIGHT, sheet.definitions(), content);
}

/** All certificates by their path, without extension. */
export function certificates() {
  return Object.fromEntries(
    Object.entries(CERTIFICATES).map(([name, content]) => [`certificates/${name}`, certificate(content)]),
  );
}
