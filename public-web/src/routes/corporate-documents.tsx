import { Container } from '../components/container';
import { PictureBanner } from '../components/picture-banner';
import { CORPORATE_DOCUMENTS_PAGE, REGISTRATION_DOCUMENTS } from '../content/documents';
import { DocumentCarousel } from '../features/documents/document-carousel';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import { certificatePicture } from '../lib/pictures/certificates';
import type { Route } from './+types/corporate-documents';
import styles from './banner-heading.module.css';

/** Runs at build time: the texts are in the page and not in its script. */
export function loader({ request }: Route.LoaderArgs) {
  const documents = REGISTRATION_DOCUMENTS.map((document) => ({
    ...document,
    picture: certificatePicture(document.image),
  }));
  return { head: loadHead(request), page: CORPORATE_DOCUMENTS_PAGE, documents };
}

export const meta = loadedHead;

export default function CorporateDocumentsRoute({ loaderData }: Route.ComponentProps) {
  const { page, documents } = loaderData;
  return (
    <>
      <PictureBanner picture="documents" tone="light">
        <h1 className={styles.heading}>{page.title}</h1>
      </PictureBanner>
      <Container className={styles.lead}>
        <p>{page.introduction}</p>
      </Container>
      <DocumentCarousel heading={page.carouselHeading} documents={documents} />
    </>
  );
}
