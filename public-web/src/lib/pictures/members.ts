import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/members/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Portraits of members without a profile, by the name that their department gives. */
export const memberPicture = pictureCollection(files, 704, 704);
