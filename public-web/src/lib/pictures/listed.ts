import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/listed/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Panels of listed companies: ridesmash, smashfood, smashwise, smashbuy247, smashapartments, smashlogistics. */
export const listedPicture = pictureCollection(files, 800, 600);
