import { describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ShareOffer } from './share-offer';

function showAt(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <ShareOffer /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return screen.getByRole('banner');
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('ShareOffer', () => {
  it('has the colour of the business in the address, and sells no shares by its name', () => {
    const offer = showAt('/buy-shares?brand=owenas');
    expect(offer.dataset['business']).toBe('11');
    expect(heading()).toBe('Buy Shares');
  });

  it.each(['/buy-shares', '/buy-shares?brand=nobody'])('has no business at %s', (address) => {
    expect(showAt(address).dataset['business']).toBeUndefined();
    expect(heading()).toBe('Buy Shares');
    cleanup();
  });
});
