import { expect, type Locator, type Page } from '@playwright/test';

/** The moving part of a carousel, by the name the page gives it. */
export function carousel(page: Page, name: string): Locator {
  return page.locator(`[data-carousel="${name}"]`);
}

/** Scrolls to a carousel, which starts it, and waits until it moves by itself. */
export async function startCarousel(page: Page, name: string): Promise<Locator> {
  const viewport = carousel(page, name);
  await viewport.scrollIntoViewIfNeeded();
  await expect(viewport).toHaveAttribute('data-moving');
  return viewport;
}

/** How many slides are seen at once, to a tenth: the width of the view in steps from one slide to the next. */
export async function slidesPerView(viewport: Locator): Promise<number> {
  return viewport.evaluate((element) => {
    const boxes = Array.from(element.querySelectorAll('li'), (slide) => slide.getBoundingClientRect());
    const [first, second] = boxes.sort((a, b) => a.left - b.left);
    if (!first || !second) return 0;
    const step = second.left - first.left;
    const space = step - first.width;
    return Math.round(((element.clientWidth + space) / step) * 10) / 10;
  });
}

/** Space between two slides, in pixels. */
export async function spaceBetween(viewport: Locator): Promise<number> {
  return viewport.evaluate((element) => {
    const boxes = Array.from(element.querySelectorAll('li'), (slide) => slide.getBoundingClientRect());
    const [first, second] = boxes.sort((a, b) => a.left - b.left);
    return first && second ? Math.round(second.left - first.right) : 0;
  });
}

/** Waits until the slides have moved on this many times. */
export async function expectMoves(viewport: Locator, count: number): Promise<void> {
  const leading = () =>
    viewport.evaluate((element) => {
      const edge = element.getBoundingClientRect().left;
      const distance = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - edge);
      const slides = [...element.querySelectorAll('li')].sort((a, b) => distance(a) - distance(b));
      return slides[0]?.getAttribute('data-swiper-slide-index');
    });
  for (let move = 0; move < count; move += 1) {
    const before = await leading();
    await expect.poll(leading).not.toBe(before);
  }
}

/** Pixels that the slides travel during 15 frames of the browser, to the right if positive. */
export async function travel(viewport: Locator): Promise<number> {
  return viewport.evaluate(async (element) => {
    const DRAWN = 15;
    const slide = element.querySelector('li');
    const place = () => slide?.getBoundingClientRect().left ?? 0;
    const start = place();
    for (let drawn = 0; drawn < DRAWN; drawn += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return place() - start;
  });
}
