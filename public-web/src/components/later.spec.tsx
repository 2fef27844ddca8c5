import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Later } from './later';

it('Later renders its children after the first paint of the page', async () => {
  let first: string | null = null;
  const Page = () => {
    useLayoutEffect(() => {
      first ??= document.body.textContent;
    });
    return <Later>offline</Later>;
  };
  render(<Page />);
  expect(first).toBe('');
  expect(await screen.findByText('offline')).toBeTruthy();
});
