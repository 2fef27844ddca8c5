import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/articles/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Pictures of the investor articles: agric, gold. */
export const articlePicture = pictureCollection(files, 1200, 900);
