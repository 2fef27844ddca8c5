// Portraits of the team: the Open Peeps set (Pablo Stanley, CC0), heads, faces and skins chosen one by one.
import { openPeeps } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { hueOf, oklch, RAY_COUNT, SHARED } from './lib/colour.mjs';
import { burst, picture, place, rect } from './lib/draw.mjs';

const SIZE = 704;
const SKINS = { dark: '4a2c1d', deep: '5c3826', brown: '714530', warm: '7d4d32', light: '8d5a3b' };
const CLOTHES = {
  green: '14532d',
  red: 'c92a0c',
  yellow: 'f0b13c',
  blue: '26466d',
  white: 'f7f2e6',
  ink: '2a2420',
};

const HAIR = '#14100e';
/** Heads whose second colour is cloth; of the others it would dye hair or beard. */
const SCARVES = new Set(['hijab', 'bun']);

/*
 * Base name: [head, face, skin, clothes, hue as ray, facial hair]. The women are those with buns, cornrows,
 * twists with long hair, afro without beard, hijab and medium1; the sheet of `make.mjs --sheets` shows them all.
 */
const TEAM = {
  president_grp_ceo: ['short1', 'calm', 'deep', 'ink', 0, 'full'],
  grp_biz_operations: ['flatTop', 'smile', 'dark', 'blue', 4, 'goatee1'],
  hr_slug: ['bun', 'smile', 'warm', 'red', 1],
  hr_asst: ['cornrows2', 'cute', 'brown', 'green', 11],
  head_legal: ['hijab', 'calm', 'light', 'ink', 3],
  auditor: ['noHair1', 'smile', 'brown', 'white', 7],
  product_designer: ['dreads1', 'cute', 'warm', 'yellow', 9],
  Creativity: ['twists', 'smile', 'dark', 'red', 2, 'chin'],
  Business_Manager: ['medium1', 'calm', 'brown', 'blue', 12],
  team_lead_ridesmash: ['flatTopLong', 'smile', 'deep', 'green', 8],
  team_lead_smashwise: ['cornrows', 'calm', 'deep', 'white', 5],
  software_engineer: ['twists2', 'calm', 'light', 'ink', 6, 'goatee2'],
  media: ['afro', 'smile', 'brown', 'yellow', 10],
  lead_ridesmash: ['dreads1', 'calm', 'dark', 'blue', 1, 'full2'],
  graphic_designer: ['bantuKnots', 'cute', 'light', 'white', 4],
  it_support: ['flatTop', 'smile', 'warm', 'red', 7],
  social_media: ['dreads2', 'smile', 'deep', 'green', 0],
};

/** Members of departments who have no profile, by the picture that their department names. */
const MEMBERS = {
  'amaka-ozoemena': ['cornrows2', 'smile', 'light', 'red', 1],
  'femi-adelakun': ['short1', 'cute', 'dark', 'blue', 3],
  'rahila-auta': ['hijab', 'smile', 'brown', 'yellow', 2],
  'itohan-osagiede': ['bantuKnots', 'smile', 'deep', 'blue', 12],
  'safiya-lawan': ['hijab', 'smile', 'warm', 'green', 11],
  'kingsley-nwaogu': ['flatTopLong', 'calm', 'brown', 'white', 0, 'chin'],
  'deborah-ankeli': ['bun', 'cute', 'light', 'green', 5],
  'yusuf-bichi': ['turban', 'smile', 'brown', 'white', 4],
  'temitope-oyelaran': ['afro', 'smile', 'dark', 'red', 3],
  'chukwuma-ikeanyi': ['dreads2', 'calm', 'light', 'blue', 8],
  'boma-tamuno': ['cornrows', 'smile', 'warm', 'yellow', 6],
  'maryam-kangiwa': ['bun', 'calm', 'deep', 'yellow', 4],
  'chisom-anyaegbu': ['medium1', 'smile', 'warm', 'green', 12],
};

/** @param {any} look head, face, skin, clothes, ray and maybe facial hair */
function portrait([head, face, skin, clothes, ray, facialHair]) {
  const hue = hueOf(ray % RAY_COUNT);
  const avatar = createAvatar(openPeeps, {
    seed: head,
    head: [head],
    face: [face],
    skinColor: [SKINS[skin]],
    clothingColor: [CLOTHES[clothes]],
    headContrastColor: [(SCARVES.has(head) ? SHARED.gold : HAIR).slice(1)],
    accessoriesProbability: 0,
    facialHair: facialHair ? [facialHair] : [],
    facialHairProbability: facialHair ? 100 : 0,
    maskProbability: 0,
  }).toString();
  const figure = avatar
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<metadata[\s\S]*?<\/metadata>|<mask[\s\S]*?<\/mask>| mask="[^"]*"/g, '');
  return picture(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, oklch(0.895, 0.065, hue)),
    burst(352, 352, 520, oklch(0.872, 0.078, hue), { turn: ray * 9 }),
    place({ x: 21, y: 44, scale: 0.94 }, figure),
  );
}

/** All portraits by their path under the pictures folder, without extension. */
export function portraits() {
  return Object.fromEntries([
    ...Object.entries(TEAM).map(([name, look]) => [`team/${name}`, portrait(look)]),
    ...Object.entries(MEMBERS).map(([name, look]) => [`members/${name}`, portrait(look)]),
  ]);
}
