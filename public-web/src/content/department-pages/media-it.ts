import type { DepartmentPage } from './department-page';

/** An invented address, until the members give their own. */
const professionalProfile = (name: string) => `https://www.linkedin.com/in/${name}-smash-example`;

/** Seven members, each with a profile at a professional network. */
export const MEDIA_IT_DEPARTMENT: DepartmentPage = {
  slug: 'media-it-department',
  title: 'Media & IT Department',
  introduction: [
    'Seven people make what you see and keep it running. Designers sit opposite the engineers who build their drawings, and the person who answers the help desk also writes the screens.',
    'Their work is behind every Smash app, this website and the film on its first page.',
  ],
  members: [
    {
      name: 'Ene Ochefu',
      role: 'Head of Media and IT',
      image: 'media',
      profileLink: professionalProfile('ene-ochefu'),
    },
    {
      name: 'Osaretin Aigbe',
      role: 'Lead Designer',
      image: 'product_designer',
      profileLink: professionalProfile('osaretin-aigbe'),
    },
    {
      name: 'Ishaya Bitrus',
      role: 'IT Support and Frontend Developer',
      image: 'it_support',
      profileLink: professionalProfile('ishaya-bitrus'),
    },
    {
      name: 'Preye Ebikeme',
      role: 'Graphic Designer',
      image: 'graphic_designer',
      profileLink: professionalProfile('preye-ebikeme'),
    },
    {
      name: 'Olumide Fagbenro',
      role: 'Lead Full Stack Engineer',
      image: 'software_engineer',
      profileLink: professionalProfile('olumide-fagbenro'),
    },
    {
      name: 'Oghenekaro Edewor',
      role: 'Team Lead, Social Media and Content',
      image: 'social_media',
      profileLink: professionalProfile('oghenekaro-edewor'),
    },
    {
      name: 'Chisom Anyaegbu',
      role: 'Software Developer',
      image: 'chisom-anyaegbu',
      profileLink: professionalProfile('chisom-anyaegbu'),
    },
  ],
};
