import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/businesses/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Scenes of the thirteen businesses by slug. */
export const businessPicture = pictureCollection(files, 1200, 900);
