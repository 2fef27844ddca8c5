// People as busts of a few shapes, faceless but for a line or two. The origin is the middle of the collar.
import { circle, ellipse, line, path, place, polar } from '../lib/draw.mjs';

const HAIR = {
  afro: (ink) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => {
      const [x, y] = polar(0, -150, 78, -125 + index * 25);
      return circle(x, y, 46, ink);
    }),
  fade: (ink) =>
    path(
      'M-66-160C-72-236-40-256 4-256C50-256 74-232 66-160C56-194 36-206 0-206C-36-206-56-194-66-160Z',
      ink,
    ),
  bun: (ink) => [
    circle(-8, -268, 44, ink),
    path(
      'M-72-150C-80-222-44-250 0-250C46-250 80-222 72-152C62-196 36-206 4-206C-34-206-60-196-72-150Z',
      ink,
    ),
  ],
  bob: (ink) =>
    path(
      'M-84-84C-102-190-70-252 0-252C70-252 102-190 84-84C76-72 60-74 58-88L62-168C40-186 0-190-24-206C-34-186-50-174-60-168L-58-88C-60-74-76-72-84-84Z',
      ink,
    ),
  bald: () => '',
};

/** Cloth over head and shoulders instead of hair. */
function hijab(cloth, shade) {
  return {
    behind: path(
      'M-94-60C-112-190-70-256 0-256C70-256 112-190 94-60C104-20 90 20 60 34L-60 34C-90 20-104-20-94-60Z',
      cloth,
    ),
    front: [
      path(
        'M-62-140C-60-206-34-222 0-222C34-222 60-206 62-140C60-70 30-44 0-44C-30-44-60-70-62-140ZM-94-60C-112-190-70-256 0-256C70-256 112-190 94-60C86 0 40 20 0 24C-40 20-86 0-94-60Z',
        cloth,
        { 'fill-rule': 'evenodd' },
      ),
      path('M-90-40C-60-10-20 6 40 4L70-8C60 14 30 26 0 28C-40 24-78 6-90-40Z', shade),
    ],
  };
}

/**
 * A bust: `hair` is one of afro, fade, bun, bob, bald, hijab. `looks` is where the face turns (-1 left, 1 right).
 * About 380 wide and 560 high, shoulders at the bottom.
 */
export function person(
  tone,
  { skin, hair, shirt, shade, cloth = tone.deep, looks = 1, smiles = true, hairInk = tone.night },
) {
  const scarf = hair === 'hijab' ? hijab(cloth, shade) : undefined;
  const eye = looks * 26;
  return place(
    {},
    scarf?.behind,
    hair === 'afro' && HAIR.afro(hairInk),
    path('M-190 300C-190 110-150 34-62 18L62 18C150 34 190 110 190 300Z', shirt),
    path(
      looks > 0
        ? 'M-190 300C-190 110-150 34-62 18L-30 14C-90 60-110 160-104 300Z'
        : 'M190 300C190 110 150 34 62 18L30 14C90 60 110 160 104 300Z',
      shade,
    ),
    path('M-37-90H37V-14C37 4 46 13 62 18C42 58-42 58-62 18C-46 13-37 4-37-14Z', skin),
    path('M-37-84H37V-44C24-14-24-14-37-44Z', tone.night, { opacity: 0.22 }),
    hair !== 'hijab' && circle(-looks * 66, -132, 17, skin),
    ellipse(0, -136, 68, 88, skin),
    hair !== 'afro' && hair !== 'hijab' && HAIR[hair](hairInk),
    hair === 'afro' &&
      path(
        'M-66-158C-60-200-30-204 0-204C30-204 60-200 66-158C70-230 30-240 0-240C-30-240-72-228-66-158Z',
        hairInk,
      ),
    scarf?.front,
    line(`M${eye - 38}-142q10-11 20 0M${eye + 10}-142q10-11 20 0`, tone.night, 5),
    line(`M${eye - 2}-128l${looks * 8} 22l${-looks * 8} 3`, tone.night, 4, { opacity: 0.5 }),
    smiles && line(`M${eye - 22}-90q20 18 38-2`, tone.night, 5),
  );
}
