import { describe, expect, it } from '@jest/globals';
import { BUSINESS_NAMES, BUSINESS_SLUGS } from '@smash/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../../../lib/spec-support';
import { Dial } from './dial';

const NAMES = BUSINESS_SLUGS.map((slug) => BUSINESS_NAMES[slug]);

function showDial() {
  show(<Dial />);
  const list = within(screen.getByRole('navigation', { name: 'The thirteen businesses' })).getByRole('list');
  return within(list).getAllByRole<HTMLAnchorElement>('link');
}

describe('Dial', () => {
  it('links to the pages of the thirteen businesses', () => {
    const links = showDial();
    expect(screen.getAllByRole('listitem')).toHaveLength(13);
    expect(links.map((link) => link.textContent)).toEqual(NAMES);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      BUSINESS_SLUGS.map((slug) => `/business/${slug}`),
    );
  });

  it('is one stop of the Tab key, and the arrow keys go round', async () => {
    const links = showDial();
    const user = userEvent.setup();
    await user.tab();
    for (const name of [...NAMES.slice(1), ...NAMES.slice(0, 2)]) {
      await user.keyboard('{ArrowRight}');
      expect(document.activeElement?.textContent).toBe(name);
    }
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Qiimeet');
    expect(links.filter((link) => link.tabIndex === 0).map((link) => link.textContent)).toEqual(['Qiimeet']);
    await user.tab();
    expect(document.body).toBe(document.activeElement);
  });

  it('turns to the chosen business, even if the key was pressed before the wheel is set back by a turn', async () => {
    const links = showDial();
    const dial = screen.getByRole('navigation', { name: 'The thirteen businesses' });
    const [step, visible] = [100, 300];
    Object.defineProperties(dial, {
      clientWidth: { value: visible },
      scrollWidth: { value: visible + step * (3 * NAMES.length - 1) },
      scrollLeft: { value: 0, writable: true },
      scrollTo: {
        value({ left, behavior }: ScrollToOptions) {
          // A smooth scroll takes a while, and a later scroll cancels it.
          if (behavior === 'instant') dial.scrollLeft = left ?? 0;
          onItsWay = behavior === 'instant' ? undefined : left;
        },
      },
    });
    let onItsWay: number | undefined;
    const user = userEvent.setup();
    await user.tab();
    dial.scrollLeft = 2 * NAMES.length * step;
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(links.at(-1));
    expect(onItsWay).toBe((2 * NAMES.length - 1) * step);
    fireEvent(dial, new Event('scrollend', { bubbles: true }));
    expect(dial.scrollLeft).toBe(NAMES.length * step);
    expect(onItsWay).toBe((NAMES.length - 1) * step);

    dial.scrollLeft = onItsWay ?? 0;
    onItsWay = undefined;
    fireEvent(dial, new Event('scrollend', { bubbles: true }));
    expect([dial.scrollLeft, onItsWay]).toEqual([(2 * NAMES.length - 1) * step, undefined]);
  });
});
