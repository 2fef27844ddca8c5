import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/banners/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Page banners: about, people, investors, blog, faq, press, documents. The left half is quiet. */
export const bannerPicture = pictureCollection(files, 2100, 900);
