import type { Brand, BusinessSlug } from '@smash/contract';

/** Four tones of one hue, from the background of a picture to its brightest ray. */
export interface BrandColours {
  dark: string;
  deep: string;
  base: string;
  light: string;
}

/** Computed with `tones(hueOf(ray))` of artwork/pictures/lib/colour.mjs, which draws the other pictures. */
const OF_BUSINESSES: Record<BusinessSlug, BrandColours> = {
  ridesmash: { dark: '#451c14', deep: '#762e1f', base: '#ec6c52', light: '#ffc2b4' },
  smashfood: { dark: '#412101', deep: '#6b3900', base: '#e98401', light: '#fcc69a' },
  smashtravels: { dark: '#362800', deep: '#5a4501', base: '#cfa206', light: '#ead092' },
  smashbookings: { dark: '#292e00', deep: '#464d01', base: '#a1b103', light: '#cfda9a' },
  smashwise: { dark: '#133213', deep: '#1c551e', base: '#52b553', light: '#b1e2af' },
  smashbuy247: { dark: '#013327', deep: '#035542', base: '#05b08d', light: '#98e5cc' },
  smashapartments: { dark: '#003133', deep: '#035255', base: '#0eabb1', light: '#8ce4e8' },
  smashproperties: { dark: '#002f3f', deep: '#004f68', base: '#08a6d4', light: '#95dffe' },
  smashhire: { dark: '#112b49', deep: '#19487e', base: '#4698f9', light: '#b5d6ff' },
  smashlogistics: { dark: '#262549', deep: '#403e7e', base: '#8986f8', light: '#cbcefe' },
  smashlaundry: { dark: '#342042', deep: '#593571', base: '#b676e2', light: '#e4c4fd' },
  owenas: { dark: '#3e1c35', deep: '#6a2e5b', base: '#d56aba', light: '#f8bee7' },
  qiimeet: { dark: '#441a26', deep: '#742b40', base: '#e76488', light: '#febfcc' },
};

/** For jobs of the group: tones of ink and of the colour of actions. */
const OF_GROUP: BrandColours = { dark: '#1f160f', deep: '#36261c', base: '#e8552c', light: '#efdcb9' };

export const PAPER = '#fdfaf4';
export const INK = '#1f160f';

export const coloursOf = (brand: Brand | null): BrandColours =>
  brand === null || brand === 'group' ? OF_GROUP : OF_BUSINESSES[brand];
