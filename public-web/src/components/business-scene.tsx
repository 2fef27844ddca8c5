import { Picture } from './picture';
import { BUSINESSES } from '../content/businesses';
import { classNames } from '../lib/class-names';
import { businessPicture } from '../lib/pictures/businesses';
import styles from './business-scene.module.css';

interface BusinessSceneProps {
  /** Place in the list of businesses. */
  index: number;
  alt: string;
  className?: string;
  isFirst?: boolean;
}

/** The scene of a business. It keeps its identity from the grid to the page of the business (view transition). */
export function BusinessScene({ index, alt, className, isFirst }: BusinessSceneProps) {
  const slug = BUSINESSES[index]?.slug ?? BUSINESSES[0].slug;
  return (
    <div className={classNames(styles.scene, className)} data-business={index}>
      <Picture source={businessPicture(slug)} alt={alt} className={styles.picture} isFirstView={isFirst} />
    </div>
  );
}
