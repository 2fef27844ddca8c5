import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Container } from './container';
import { Picture } from './picture';
import { bannerPicture } from '../lib/pictures/banners';
import styles from './picture-banner.module.css';

interface PictureBannerProps {
  /** A picture below assets/pictures/banners: 21:9, its left part empty for the words. */
  picture: string;
  /** Brightness of the picture's left part; the words contrast with it in either colour scheme. */
  tone: 'light' | 'dark';
  children: ReactNode;
}

/** The top of an inner page: words on the picture where there is room, above it on a phone. */
export function PictureBanner({ picture, tone, children }: PictureBannerProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])}>
      <Picture source={bannerPicture(picture)} alt="" className={styles.picture} isFirstView />
      <Container className={styles.words}>{children}</Container>
    </div>
  );
}
