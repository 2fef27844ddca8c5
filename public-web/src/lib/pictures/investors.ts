import { pictureCollection } from '../pictures';

const files = import.meta.glob<string>('../../assets/pictures/investors/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Wordmarks of investors, ink on transparent: obudu-capital, lagoon-ventures, first-circle, baobab-partners, halfmoon-growth, adire-holdings, weaver-fund, stairway-equity. */
export const investorPicture = pictureCollection(files, 520, 120);
