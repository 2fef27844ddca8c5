import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/departments/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Scenes of the departments: media-it, hr-admin, cs-travels, cs-ridesmash, cs-smashwise, office-assistants. */
export const departmentPicture = pictureCollection(files, 1200, 900);
