import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const day = { src: '/assets/a.svg', width: 4, height: 3 };

it('a picture with a night version offers it to browsers in dark mode', () => {
  render(<Picture source={{ ...day, night: '/assets/a.night.svg' }} alt="A street" />);
  const image = screen.getByRole('img', { name: 'A street' });
  const source = image.parentElement?.querySelector('source');
  expect(image.getAttribute('src')).toBe('/assets/a.svg');
  expect(source?.getAttribute('srcset')).toBe('/assets/a.night.svg');
  expect(source?.getAttribute('media')).toBe('(prefers-color-scheme: dark)');
});

it('a picture without a night version is shown as it is', () => {
  const { container } = render(<Picture source={day} alt="A street" />);
  expect(container.querySelector('picture, source')).toBeNull();
});
