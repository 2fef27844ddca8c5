import { burst, circle, line, path, place, rect } from '../lib/draw.mjs';
import { cloud } from '../things/places.mjs';
import { plane } from '../things/vehicles.mjs';
import { glow, moon, stars } from '../things/night.mjs';

/** Lights of the town on the far shore, at night. */
const TOWN = Array.from({ length: 22 }, (_, index) => [
  30 + index * 54,
  716 + Math.sin(index * 1.9) * 16 + (index % 3) * 7,
]);

/** Take-off over the lagoon, the mark as the sun behind the clouds. */
export function smashtravels(tone, { enter, drift }) {
  const far = tone.isNight ? tone.base : tone.wash;
  return [
    rect(0, 0, 1200, 900, tone.light),
    burst(820, 560, 700, tone.soft, { turn: drift * 10 }),
    tone.isNight
      ? [stars(tone, { height: 520, count: 26, seed: 2 }), moon(1000, 170, 84, tone)]
      : circle(820, 560, 190, tone.cream),
    cloud(-60 + drift * 50, 330, [50, 84, 60], far),
    cloud(900 + drift * 40, tone.isNight ? 300 : 200, [40, 66, 44], far),
    cloud(560 - drift * 90, 716, [90, 130, 100, 140], far),
    path('M0 700C180 640 330 690 470 706C690 730 840 660 1200 700V900H0Z', tone.base),
    path('M0 770C240 700 420 800 640 780C860 760 1000 740 1200 780V900H0Z', tone.strong),
    path(
      'M300 786C420 760 520 830 700 812C830 800 900 784 1010 800C900 838 760 850 620 846C480 846 380 830 300 786Z',
      tone.wash,
    ),
    line('M120 812h90M160 842h70M980 850h110', tone.base, 9),
    tone.isNight && TOWN.map(([x, y]) => circle(x, y, 5, tone.lamp)),
    place(
      {
        x: 590 + (enter - 1) * 900 + (drift - 0.5) * 90,
        y: 430 + (1 - enter) * 330 - (drift - 0.5) * 34,
        turn: -17,
      },
      path(
        'M-1200-26H-520C-500-26-500-8-520-8H-1200ZM-1200 14H-560C-542 14-542 30-560 30H-1200Z',
        tone.cream,
        { opacity: 0.85 },
      ),
      plane(tone),
      tone.isNight && [
        glow(-392, -206, 46, tone, 2),
        circle(-400, -212, 8, tone.flame),
        glow(-270, 198, 46, tone, 2),
        circle(-270, 200, 9, tone.leaf),
        glow(404, 0, 70, tone, 1.4),
      ],
    ),
    cloud(-90 - drift * 120, 880, [110, 150, 110], tone.isNight ? tone.strong : tone.cream),
    cloud(800 - drift * 160, 890, [100, 140, 120, 90], tone.isNight ? tone.soft : tone.paper),
  ];
}
