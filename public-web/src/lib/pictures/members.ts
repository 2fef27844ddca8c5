import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/members/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Portraits of department members: media-it-1..7, travels-1..3, ridesmash-1..3, smashwise-1..3, sales-1..3. */
export const memberPicture = pictureCollection(files, 704, 704);
