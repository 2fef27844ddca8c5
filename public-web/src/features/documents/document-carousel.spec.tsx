import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { REGISTRATION_DOCUMENTS } from '../../content/documents';
import { DocumentCarousel } from './document-carousel';

it('the carousel links to each certificate, for browsers without scripts', () => {
  const nothing = () => undefined;
  class Observer {
    observe = nothing;
    disconnect = nothing;
  }
  const still = { matches: false, addEventListener: nothing, removeEventListener: nothing };
  Object.assign(window, { IntersectionObserver: Observer, matchMedia: () => still });
  const documents = REGISTRATION_DOCUMENTS.map((certificate) => ({
    ...certificate,
    picture: { src: `/assets/${certificate.image}.svg`, width: 840, height: 1188 },
  }));
  render(<DocumentCarousel heading="Certificates" documents={documents} />);
  for (const { title, picture } of documents) {
    const link = screen.getByRole('link', { name: `Open in full size: ${title}` });
    expect(link.getAttribute('href')).toBe(picture.src);
  }
});
