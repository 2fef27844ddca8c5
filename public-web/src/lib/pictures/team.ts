import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/team/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Portraits of the team by team slug (docs/requirements/site.md#s-4). */
export const teamPicture = pictureCollection(files, 704, 704);
