import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/map/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The quarter around the head office, where no map is configured: office. */
export const mapPicture = pictureCollection(files, 1920, 800);
