import { COMPANY } from '@smash/contract';
import { HOTLINE, OFFICES, SOCIAL_LINKS, SUPPORT_EMAIL } from '../content/company';

/** Structured data about the company (schema.org Organization), for the home page. */
export function organization() {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: COMPANY.name,
    legalName: COMPANY.legalName,
    email: SUPPORT_EMAIL,
    telephone: HOTLINE.dialled,
    sameAs: SOCIAL_LINKS.map(({ address }) => address),
    address: OFFICES.map(({ city, lines }) => ({
      '@type': 'PostalAddress',
      streetAddress: lines.join(', '),
      addressLocality: city,
      addressCountry: 'NG',
    })),
  };
}
