import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const day = { src: '/assets/a.svg', width: 4, height: 3 };

it('lets the browser take the night of a picture where the system is dark', () => {
  render(<Picture source={{ ...day, night: '/assets/a.night.svg' }} alt="A street" />);
  const image = screen.getByRole('img', { name: 'A street' });
  const source = image.parentElement?.querySelector('source');
  expect(image.getAttribute('src')).toBe('/assets/a.svg');
  expect(source?.getAttribute('srcset')).toBe('/assets/a.night.svg');
  expect(source?.getAttribute('media')).toBe('(prefers-color-scheme: dark)');
});

it('shows a picture without a night as it is', () => {
  const { container } = render(<Picture source={day} alt="A street" />);
  expect(container.querySelector('picture, source')).toBeNull();
});
