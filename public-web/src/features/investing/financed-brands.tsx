import type { FinancedBrand } from '../../content/plans';
import { BUSINESSES } from '../../content/businesses';
import { BusinessScene } from '../../components/business-scene';
import styles from './financed-brands.module.css';

const placeOf = (slug: string | undefined) =>
  Math.max(
    0,
    BUSINESSES.findIndex((business) => business.slug === slug),
  );

/** The brands that the plans finance: four, each with its scene, on alternating sides. */
export function FinancedBrands({ brands }: { brands: readonly FinancedBrand[] }) {
  return (
    <ul className={styles.brands}>
      {brands.map(({ businesses, title, text }) => (
        <li key={title} className={styles.brand} data-business={placeOf(businesses[0])}>
          <BusinessScene index={placeOf(businesses[0])} alt="" className={styles.scene} />
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
