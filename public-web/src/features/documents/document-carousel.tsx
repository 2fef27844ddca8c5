import { useState } from 'react';
import { Carousel } from '../../components/carousel/carousel';
import { Container } from '../../components/container';
import { Picture } from '../../components/picture';
import type { RegistrationDocument } from '../../content/documents';
import type { PictureSource } from '../../lib/pictures';
import styles from './document-carousel.module.css';
import { EnlargedPicture, type EnlargedPictureProps } from './enlarged-picture';

interface DocumentCarouselProps {
  heading: string;
  documents: readonly (RegistrationDocument & { picture: PictureSource })[];
}

/** The five certificates (docs/requirements/site.md#s-58). */
export function DocumentCarousel({ heading, documents }: DocumentCarouselProps) {
  const [enlarged, setEnlarged] = useState<Omit<EnlargedPictureProps, 'onClose'> & { opening: number }>();
  const slides = documents.map(({ title, issuer, number, imageAlt, picture }) => ({
    key: number,
    content: (
      <figure className={styles.document}>
        <button
          type="button"
          className={styles.open}
          aria-label={`Enlarge: ${title}`}
          onClick={() =>
            setEnlarged((last) => ({
              source: picture,
              alt: imageAlt,
              name: title,
              opening: (last?.opening ?? 0) + 1,
            }))
          }
        >
          <Picture source={picture} alt={imageAlt} className={styles.paper} />
        </button>
        <figcaption className={styles.caption}>
          <strong className={styles.title}>{title}</strong>
          <span>{issuer}</span>
          <span className={styles.number}>{number}</span>
          <a href={picture.src} className={styles.whole} aria-label={`Open in full size: ${title}`}>
            Open in full size
          </a>
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
        {enlarged && (
          <EnlargedPicture
            // Each opening is a new dialog, because the close event of the last one arrives late.
            key={enlarged.opening}
            {...enlarged}
            onClose={() => setEnlarged((last) => (last === enlarged ? undefined : last))}
          />
        )}
      </Container>
    </div>
  );
}
