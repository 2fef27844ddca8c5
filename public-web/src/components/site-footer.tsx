import { COMPANY } from '@smash/contract';
import { Link } from 'react-router';
import { CONTACT_ANCHOR, HOTLINE, HR_EMAIL, OFFICES, SUPPORT_EMAIL } from '../content/company';
import { FOOTER_BUSINESSES, FOOTER_LINKS } from '../content/navigation';
import { Burst } from './burst';
import { Container } from './container';
import styles from './site-footer.module.css';

/** Year of the copyright line: when the site was built. */
const BUILD_YEAR = new Date().getFullYear();

/** Addresses, contacts, links and the legal line (spec 1, footer). Target of 'Get In Touch'. */
export function SiteFooter() {
  return (
    <footer id={CONTACT_ANCHOR} tabIndex={-1} className={styles.footer}>
      <Container>
        <p className={styles.slogan}>
          <Burst className={styles.mark} />
          <span>Make life easy.</span>
        </p>
        <div className={styles.columns}>
          <section className={styles.contact} aria-labelledby="footer-contact">
            <h2 id="footer-contact" className={styles.title}>
              Talk to us
            </h2>
            <a className={styles.hotline} href={`tel:${HOTLINE.dialled}`}>
              {HOTLINE.shown}
            </a>
            <dl className={styles.mailboxes}>
              <dt>Support</dt>
              <dd>
                <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
              </dd>
              <dt>Human resources</dt>
              <dd>
                <a href={`mailto:${HR_EMAIL}`}>{HR_EMAIL}</a>
              </dd>
            </dl>
          </section>
          <section className={styles.offices} aria-labelledby="footer-offices">
            <h2 id="footer-offices" className={styles.title}>
              Offices
            </h2>
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
          </section>
          <nav aria-labelledby="footer-company">
            <h2 id="footer-company" className={styles.title}>
              Company
            </h2>
            <ul className={styles.list}>
              {FOOTER_LINKS.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className={styles.link}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <section className={styles.businesses} aria-labelledby="footer-businesses">
            <h2 id="footer-businesses" className={styles.title}>
              Businesses
            </h2>
            <ul className={styles.names}>
              {FOOTER_BUSINESSES.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        </div>
        <p className={styles.legal}>
          © {BUILD_YEAR} {COMPANY.legalName}. All rights reserved.
        </p>
      </Container>
    </footer>
  );
}
