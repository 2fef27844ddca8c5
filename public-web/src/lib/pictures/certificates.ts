import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/certificates/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Registration certificates: incorporation, tax-registration, data-protection, trademark, pension-compliance. */
export const certificatePicture = pictureCollection(files, 840, 1188);
