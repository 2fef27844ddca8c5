import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { BUSINESS_OFFERS } from '../business-offers';
import { BUSINESSES } from '../businesses';
import { textsIn } from '../spec-support';
import { PRODUCT_SCREENS, type ScreenPart } from '.';

const LOOKS = new URL('../../components/product-screen/drawing.module.css', import.meta.url);

const inNaira = (value = '') => (value.startsWith('₦') ? Number(value.replace(/\D/g, '')) : 0);

/** Parts whose lines add up to a total. */
const sums = Object.entries(PRODUCT_SCREENS).flatMap(([slug, { parts }]) =>
  parts.flatMap((part) => ('rows' in part && part.kind === 'lines' ? [{ slug, rows: part.rows }] : [])),
);

describe('the screen and the offer of a business', () => {
  it.each(BUSINESSES.map(({ slug }) => slug))('are complete for %s', (slug) => {
    const { parts, caption, title } = PRODUCT_SCREENS[slug];
    expect(parts.length).toBeGreaterThanOrEqual(3);
    expect(caption).not.toBe(title);
    expect(BUSINESS_OFFERS[slug].steps).toHaveLength(3);
    expect(BUSINESS_OFFERS[slug].prices.length).toBeGreaterThanOrEqual(3);
    expect(BUSINESS_OFFERS[slug].prices.some(({ price }) => /\d/.test(price))).toBe(true);
  });

  it('use no caption or step twice', () => {
    const captions = Object.values(PRODUCT_SCREENS).map(({ caption }) => caption);
    expect(new Set(captions).size).toBe(captions.length);
    const steps = textsIn(Object.values(BUSINESS_OFFERS).map((offer) => offer.steps));
    expect(new Set(steps).size).toBe(steps.length);
  });

  it.each(sums.filter(({ rows }) => rows.length > 2 && rows.some(({ mark }) => mark === 'total')))(
    'have amounts that add up for $slug',
    ({ slug, rows }) => {
      const amounts = rows.filter(({ mark }) => mark !== 'total').map(({ value }) => inNaira(value));
      const total = inNaira(rows.find(({ mark }) => mark === 'total')?.value);
      // A hall takes a deposit of 30%. From the money collected at the door, 1% and the delivery fee are deducted.
      if (slug === 'smashbookings') expect(total).toBe(0.3 * (amounts[0] ?? 0));
      else if (slug === 'smashlogistics') expect(total).toBe(0.99 * (amounts[1] ?? 0) - (amounts[0] ?? 0));
      else expect(total).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    },
  );

  it('have a style for every shape they draw', () => {
    const styles = readFileSync(LOOKS, 'utf8');
    const isDrawing = (part: ScreenPart) => part.kind === 'drawing';
    const shapes = Object.values(PRODUCT_SCREENS)
      .flatMap(({ parts }) => parts.filter(isDrawing))
      .flatMap((part) => part.shapes);
    expect(shapes.length).toBeGreaterThan(20);
    for (const [look] of shapes) expect(styles).toContain(`[data-look='${look}']`);
  });
});
