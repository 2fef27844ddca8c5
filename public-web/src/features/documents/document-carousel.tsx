import { Carousel } from '../../components/carousel/carousel';
import { Container } from '../../components/container';
import { EnlargedPicture } from '../../components/enlarged-picture';
import { Picture } from '../../components/picture';
import type { RegistrationDocument } from '../../content/documents';
import type { PictureSource } from '../../lib/pictures';
import styles from './document-carousel.module.css';

interface DocumentCarouselProps {
  heading: string;
  documents: readonly (RegistrationDocument & { picture: PictureSource })[];
}

/** The five certificates (docs/requirements/site.md#s-58). */
export function DocumentCarousel({ heading, documents }: DocumentCarouselProps) {
  const slides = documents.map(({ title, issuer, number, imageAlt, picture }) => ({
    key: number,
    content: (
      <figure className={styles.document}>
        <EnlargedPicture source={picture} alt={imageAlt} name={title}>
          <Picture source={picture} alt={imageAlt} className={styles.paper} />
        </EnlargedPicture>
        <figcaption className={styles.caption}>
          <strong className={styles.title}>{title}</strong>
          <span>{issuer}</span>
          <span className={styles.number}>{number}</span>
        </figcaption>
      </figure>
    ),
  }));
  return (
    <div className={styles.band}>
      <Container className={styles.section}>
        <Carousel name="documents" label="Registration certificates" slides={slides}>
          <h2 className={styles.heading}>{heading}</h2>
        </Carousel>
      </Container>
    </div>
  );
}
