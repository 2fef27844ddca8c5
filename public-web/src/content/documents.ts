/** A certificate of the carousel. Its picture, of the collection `certificates`, is a specimen and says so. */
export interface RegistrationDocument {
  title: string;
  issuer: string;
  /** A placeholder until the company gives its own. */
  number: string;
  image: string;
  imageAlt: string;
}

/** The five registration certificates (docs/requirements/site.md#s-58), in the words of their pictures. */
export const REGISTRATION_DOCUMENTS: readonly RegistrationDocument[] = [
  {
    title: 'Certificate of Incorporation',
    issuer: 'Registry of companies',
    number: 'RC 0000000',
    image: 'incorporation',
    imageAlt: 'Specimen of the certificate of incorporation of Smash Technology Ltd',
  },
  {
    title: 'Tax Registration Certificate',
    issuer: 'Federal tax authority',
    number: '00000000-0000',
    image: 'tax-registration',
    imageAlt: 'Specimen of the tax registration certificate of Smash Technology Ltd',
  },
  {
    title: 'Certificate of Data Protection Compliance',
    issuer: 'Data protection commission',
    number: 'DPC/0000/000',
    image: 'data-protection',
    imageAlt: 'Specimen of the data protection compliance certificate of Smash Technology Ltd',
  },
  {
    title: 'Certificate of Registration of Trademark',
    issuer: 'Registry of trademarks',
    number: 'TM 000000',
    image: 'trademark',
    imageAlt: 'Specimen of the certificate for the burst as a trademark of Smash Technology Ltd',
  },
  {
    title: 'Pension Clearance Certificate',
    issuer: 'National pension commission',
    number: 'PCC 000000',
    image: 'pension-compliance',
    imageAlt: 'Specimen of the pension clearance certificate of Smash Technology Ltd',
  },
];

/** Words of /corporate-documents. */
export const CORPORATE_DOCUMENTS_PAGE = {
  title: 'Corporate Documents',
  carouselHeading: 'Five papers, five numbers',
  introduction:
    'These are our five registrations. Compare the numbers with the public registers, first of all that of the Corporate Affairs Commission, before you do business with somebody who uses our name.',
} as const;
