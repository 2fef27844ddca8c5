import { HOTLINE, HR_EMAIL, OFFICES, SUPPORT_EMAIL, WHATSAPP_CONTACTS } from '../content/company';
import { FooterFold } from './site-footer-fold';
import styles from './site-footer.module.css';

/** Hotline and mailboxes. */
export function FooterContact() {
  return (
    <section className={styles.contact} aria-labelledby="footer-contact">
      <h2 id="footer-contact" className={styles.title}>
        Talk to us
      </h2>
      <a className={styles.hotline} href={`tel:${HOTLINE.dialled}`}>
        <span className={styles.label}>Hotline</span> {HOTLINE.shown}
      </a>
      <dl className={styles.mailboxes}>
        <dt>Support</dt>
        <dd>
          <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
        </dd>
        <dt>HR</dt>
        <dd>
          <a href={`mailto:${HR_EMAIL}`}>{HR_EMAIL}</a>
        </dd>
      </dl>
    </section>
  );
}

/** The addresses of the two offices. */
export function FooterOffices() {
  return (
    <FooterFold title="Offices" className={styles.offices}>
      {OFFICES.map((office) => (
        <address key={office.city} className={styles.office}>
          <strong>
            {office.city}
            {office.role && `, ${office.role.toLowerCase()}`}
          </strong>
          {office.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ))}
    </FooterFold>
  );
}

/** The businesses that answer on WhatsApp, each with its number. */
export function FooterWhatsApp() {
  return (
    <FooterFold title="WhatsApp" className={styles.whatsapp}>
      <ul>
        {WHATSAPP_CONTACTS.map(({ business, label, shown, address }) => (
          <li key={business}>
            <a href={address} className={styles.number} rel="noopener">
              <span>{label}</span>
              <span className={styles.digits}>{shown}</span>
            </a>
          </li>
        ))}
      </ul>
    </FooterFold>
  );
}
