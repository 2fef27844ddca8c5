import { WHATSAPP_CONTACTS } from '../../content/company';
import { BUSINESSES } from '../../content/businesses';
import styles from './contact-lines.module.css';
import { ReachUs } from '../../components/reach-us';

/** Every way to reach a person; replaces the live chat where none is configured. */
export function ContactLines() {
  return (
    <div className={styles.layout}>
      <ReachUs />
      <section aria-labelledby="whatsapp-lines">
        <h2 id="whatsapp-lines" className={styles.heading}>
          WhatsApp, by business
        </h2>
        <ul>
          {WHATSAPP_CONTACTS.map(({ business, label, shown, address }) => (
            <li
              key={business}
              className={styles.line}
              data-business={BUSINESSES.findIndex(({ slug }) => slug === business)}
            >
              <a href={address} target="_blank" rel="noopener" className={styles.link}>
                <span className={styles.label}>{label}</span>
                <span className={styles.number}>{shown}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
