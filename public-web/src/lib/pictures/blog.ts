import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/blog/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Pictures of blog posts: business, releases, project-10-billion. */
export const blogPicture = pictureCollection(files, 1200, 900);
