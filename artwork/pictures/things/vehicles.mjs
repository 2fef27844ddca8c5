// What moves through the pictures. Each is drawn from its place on the ground, facing right.
import { burst, circle, ellipse, line, path, place, polygon, rect } from '../lib/draw.mjs';

function wheel(x, radius, tone, turn) {
  return [
    circle(x, -radius, radius, tone.ink),
    circle(x, -radius, radius * 0.66, tone.wash),
    burst(x, -radius, radius * 0.6, tone.deep, { turn }),
    circle(x, -radius, radius * 0.16, tone.ink),
  ];
}

/** A hatchback 640 wide with driver and passenger. `roll` turns the wheels. */
export function car(tone, { roll = 0, body = tone.base, shade = tone.strong } = {}) {
  const [driver, rider] = [tone.skins[1], tone.skins[0]];
  return place(
    {},
    ellipse(320, 4, 330, 18, tone.ink, { opacity: 0.35 }),
    path(
      'M14-66C10-118 30-140 92-150L168-162C216-222 262-246 352-246C440-246 486-212 532-160C590-154 628-138 634-98L636-66C636-48 628-40 612-40L34-40C20-40 15-48 14-66Z',
      body,
    ),
    path('M14-66C13-82 14-96 18-108L634-98L636-66C636-48 628-40 612-40L34-40C20-40 15-48 14-66Z', shade),
    path('M190-160C228-204 266-226 338-227L338-160Z', tone.ink),
    path('M356-227C428-226 464-198 504-160L356-160Z', tone.ink),
    circle(268, -182, 20, rider),
    path('M232-160C236-166 250-168 268-168C288-168 300-166 304-160Z', tone.lamp),
    circle(420, -190, 21, driver),
    path('M384-160C388-170 402-172 420-172C440-172 452-170 456-160Z', tone.cream),
    line('M470-160C462-174 460-180 466-190', tone.soft, 6),
    path('M206-160C236-192 256-206 284-215L248-160Z', tone.wash, { opacity: 0.22 }),
    path('M370-160L420-216C404-222 386-225 366-226L356-190L356-160Z', tone.wash, { opacity: 0.18 }),
    tone.isNight && path('M628-124L1100-150V-10L630-104Z', tone.lamp, { opacity: 0.2 }),
    line('M348-158L348-62', tone.deep, 5),
    line('M376-132L408-132', tone.deep, 7),
    line('M196-136L226-136', tone.deep, 7),
    path(
      'M592-140C616-136 628-124 632-108L596-112C588-114 586-136 592-140Z',
      tone.isNight ? tone.lamp : tone.cream,
    ),
    path('M16-104C18-122 28-134 46-138L52-108Z', tone.isNight ? tone.gold : tone.ember),
    rect(40, -58, 560, 18, tone.dark, 9),
    wheel(146, 62, tone, roll),
    wheel(504, 62, tone, roll + 9),
  );
}

/** A box truck 760 wide; its open side shows the load. */
export function truck(tone, { roll = 0 } = {}) {
  const parcels = [
    [34, -150, 120, 92, tone.lamp],
    [160, -176, 104, 118, tone.flame],
    [270, -138, 132, 80, tone.sand],
    [408, -190, 84, 132, tone.gold],
    [52, -226, 84, 76, tone.sand],
    [166, -248, 88, 72, tone.lamp],
    [280, -222, 108, 84, tone.cream],
  ];
  return place(
    {},
    ellipse(380, 4, 400, 18, tone.ink, { opacity: 0.35 }),
    rect(0, -370, 520, 314, tone.cream, 18),
    rect(18, -270, 484, 214, tone.dark, 8),
    parcels.map(([x, y, width, height, fill]) => [
      rect(x, y - 2, width, height, fill, 4),
      rect(x + width * 0.42, y - 2, width * 0.16, height, tone.ink, 0, { opacity: 0.16 }),
    ]),
    burst(66, -320, 34, tone.strong),
    line('M122-332L330-332M122-308L250-308', tone.strong, 13),
    path(
      'M520-300L628-300C662-300 682-282 696-250L728-176C750-170 760-158 760-136L760-56L520-56Z',
      tone.base,
    ),
    path('M520-140L758-140C760-138 760-136 760-132L760-56L520-56Z', tone.strong),
    path('M560-270L622-270C642-270 654-262 662-244L690-178L560-178Z', tone.ink),
    circle(612, -206, 22, tone.skins[1]),
    path('M576-178C580-188 594-190 612-190C630-190 646-188 650-178Z', tone.lamp),
    path('M560-270L600-270L574-178L560-178Z', tone.wash, { opacity: 0.2 }),
    tone.isNight && path('M756-118L1180-150V-10L756-94Z', tone.lamp, { opacity: 0.2 }),
    rect(734, -124, 26, 34, tone.isNight ? tone.lamp : tone.cream, 8),
    rect(-8, -70, 776, 24, tone.ink, 8),
    wheel(132, 58, tone, roll),
    wheel(262, 58, tone, roll + 12),
    wheel(640, 58, tone, roll + 5),
  );
}

/** A dispatch rider, 330 wide, the box on the back with the mark. */
export function rider(tone, { roll = 0 } = {}) {
  return place(
    {},
    ellipse(160, 4, 170, 12, tone.ink, { opacity: 0.35 }),
    line('M62-52L120-96L206-96L262-52', tone.ink, 18),
    path('M108-92L210-92L244-150L270-150L240-66L130-66Z', tone.strong),
    line('M244-150L268-184L250-196', tone.ink, 11),
    path('M92-116C120-130 168-128 190-112L180-96L100-96Z', tone.ink),
    polygon(
      [
        [0, -240],
        [104, -240],
        [104, -122],
        [0, -122],
      ],
      tone.cream,
    ),
    polygon(
      [
        [0, -240],
        [104, -240],
        [104, -212],
        [0, -212],
      ],
      tone.lamp,
    ),
    burst(52, -166, 32, tone.strong),
    line('M140-116L206-110L200-50', tone.sand, 34),
    path('M110-120C106-190 124-238 158-240C190-240 200-200 188-116Z', tone.flame),
    line('M166-220L206-172L254-188', tone.ember, 26),
    circle(168, -270, 36, tone.ink),
    path('M172-284L204-284C206-270 202-258 194-250L176-252Z', tone.skins[1]),
    path('M132-270C132-298 146-310 168-310C192-310 206-294 206-276L174-284Z', tone.lamp),
    tone.isNight && [
      path('M262-186L520-216V-120L262-164Z', tone.lamp, { opacity: 0.22 }),
      circle(262, -176, 13, tone.lamp),
    ],
    wheel(62, 52, tone, roll),
    wheel(264, 52, tone, roll + 9),
  );
}

/** An airliner 820 long around its middle, nose to the right. */
export function plane(tone) {
  return place(
    {},
    path('M-120-34L-196-150C-200-158-196-164-186-164L-150-164L40-40Z', tone.strong),
    path('M-392-40L-440-196C-442-206-438-212-428-212L-372-212C-362-212-356-208-350-200L-246-48Z', tone.flame),
    burst(-366, -142, 46, tone.wash),
    path(
      'M-410-24C-404-48-380-58-340-58L250-58C330-58 396-30 408 0C410 8 404 14 396 18C356 40 300 48 240 48L-250 48C-330 48-404 10-410-24Z',
      tone.cream,
    ),
    path(
      'M-404-2C-250 22 200 26 408 2C410 8 404 14 396 18C356 40 300 48 240 48L-250 48C-324 48-392 16-404-2Z',
      tone.wash,
    ),
    path('M-404-6C-250 16 200 20 409 2L404 12C200 34-240 32-386 12Z', tone.flame),
    path('M318-44C346-38 368-26 382-14L322-14C312-14 308-20 310-28Z', tone.isNight ? tone.lamp : tone.dark),
    Array.from({ length: 13 }, (_, index) =>
      rect(-262 + index * 41, -32, 18, 24, tone.isNight ? tone.lamp : tone.dark, 9),
    ),
    path('M-412-40L-470-84C-474-88-472-94-466-94L-430-94L-350-40Z', tone.deep),
    path('M80 10L-190 196C-198 202-208 204-216 204L-268 204C-276 204-278 198-274 192L-130 10Z', tone.deep),
    path('M80 10L-86 124L-190 88L-130 10Z', tone.ink, { opacity: 0.2 }),
    rect(-94, 74, 128, 44, tone.flame, 22),
    rect(6, 74, 28, 44, tone.ink, 14),
  );
}
