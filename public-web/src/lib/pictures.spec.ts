import { describe, expect, it } from '@jest/globals';
import { pictureCollection } from './pictures';

const files = {
  '../../assets/pictures/team/auditor.svg': '/assets/auditor-1.svg',
  '../../assets/pictures/team/hr_slug.jpg': '/assets/hr_slug-2.jpg',
  '../../assets/pictures/team/hr_slug.svg': '/assets/hr_slug-3.svg',
};

describe('pictureCollection', () => {
  const picture = pictureCollection(files, 704, 704);

  it('finds a file by its base name, with the size of the collection', () => {
    expect(picture('auditor')).toEqual({ src: '/assets/auditor-1.svg', width: 704, height: 704 });
  });

  it('prefers a photograph to a drawing of the same name, in any order', () => {
    const reversed = Object.fromEntries(Object.entries(files).reverse());
    expect(picture('hr_slug').src).toBe('/assets/hr_slug-2.jpg');
    expect(pictureCollection(reversed, 1, 1)('hr_slug').src).toBe('/assets/hr_slug-2.jpg');
  });

  it('finds the night version of a picture', () => {
    const drawn = { ...files, '../../assets/pictures/team/auditor.night.svg': '/assets/auditor.night-4.svg' };
    expect(pictureCollection(drawn, 1, 1)('auditor').night).toBe('/assets/auditor.night-4.svg');
  });

  it.each([
    ['the drawn night of a photograph', 'svg', undefined],
    ['the photograph of the night', 'jpg', '/assets/hr_slug.night-5.jpg'],
  ])('handles %s', (_, extension, night) => {
    const dropped = {
      ...files,
      [`../../assets/pictures/team/hr_slug.night.${extension}`]: `/assets/hr_slug.night-5.${extension}`,
    };
    expect(pictureCollection(dropped, 1, 1)('hr_slug').night).toBe(night);
  });

  it('throws for a name without a file, and lists the names', () => {
    expect(() => picture('nobody')).toThrow(/"nobody".*auditor, hr_slug|"nobody".*hr_slug, auditor/);
  });
});
