/** A certificate of the carousel. Picture: the file named by `image`, below `images/documents/`. */
export interface RegistrationDocument {
  title: string;
  issuer: string;
  /** A placeholder until the company gives its own. */
  number: string;
  image: string;
  imageAlt: string;
}

const ISSUER = 'Corporate Affairs Commission';

function businessName(name: string, number: string, image: string): RegistrationDocument {
  return {
    title: `Business name: ${name}`,
    issuer: ISSUER,
    number,
    image,
    imageAlt: `Certificate of registration of the business name ${name}, number ${number}`,
  };
}

/** The five registration certificates (spec 1, corporate documents). */
export const REGISTRATION_DOCUMENTS: readonly RegistrationDocument[] = [
  {
    title: 'Certificate of incorporation',
    issuer: ISSUER,
    number: 'RC 0000001',
    image: 'certificate-of-incorporation',
    imageAlt: 'Certificate of incorporation of Smash Technology Ltd, number RC 0000001',
  },
  businessName('Ridesmash', 'BN 0000001', 'business-name-ridesmash'),
  businessName('Smashfood', 'BN 0000002', 'business-name-smashfood'),
  businessName('Smash Travels', 'BN 0000003', 'business-name-smashtravels'),
  businessName('Smashwise', 'BN 0000004', 'business-name-smashwise'),
];

/** Words of /corporate-documents. */
export const CORPORATE_DOCUMENTS_PAGE = {
  title: 'Corporate Documents',
  introduction:
    'Anyone can claim to be a company. These are our registrations with the Corporate Affairs Commission; compare the numbers with its public register before you do business with somebody who uses our name.',
} as const;
