import { Container } from '../../components/container';
import { useTabs } from '../../components/tabs/use-tabs';
import type { AboutContent } from './load-about';
import styles from './value-tabs.module.css';

/**
 * The section 'Our Core Values': four tabs, Integrity first (docs/requirements/site.md#s-36). Without scripts all four
 * texts are visible.
 */
export function ValueTabs({ values }: Pick<AboutContent, 'values'>) {
  const { listProps, tabProps, panelProps } = useTabs(values.items.length);
  return (
    <section id={values.id} tabIndex={-1} aria-labelledby="values-heading">
      <Container className={styles.section}>
        <h2 id="values-heading" className={styles.heading}>
          {values.heading}
        </h2>
        <div {...listProps} className={styles.list} aria-label={values.heading}>
          {values.items.map(({ name }, index) => (
            <button key={name} {...tabProps(index)} className={styles.tab}>
              {name}
            </button>
          ))}
        </div>
        <div className={styles.panels}>
          {values.items.map(({ name, text }, index) => (
            <div key={name} {...panelProps(index)} tabIndex={0} className={styles.panel}>
              <h3 className={styles.name}>{name}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
