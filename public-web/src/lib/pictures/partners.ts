import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/partners/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Wordmarks of partners, ink on transparent: kolabank, delta-trust-bank, payriver, umbrella-mutual, northgrid. */
export const partnerPicture = pictureCollection(files, 520, 120);
