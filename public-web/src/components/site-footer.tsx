import { COMPANY } from '@smash/contract';
import { Link } from 'react-router';
import { CONTACT_ANCHOR, SOCIAL_LINKS } from '../content/company';
import { buildYear } from '../content/configured';
import { BUSINESS_LINKS, FOOTER_LINKS, LEGAL_LINKS } from '../content/navigation';
import { Burst } from './burst';
import { Container } from './container';
import { FooterContact, FooterOffices, FooterWhatsApp } from './site-footer-contact';
import { FooterFold } from './site-footer-fold';
import styles from './site-footer.module.css';

/** Addresses, contacts, links and the legal line (docs/requirements/site.md#s-59). Target of 'Get In Touch'. */
export function SiteFooter() {
  return (
    <footer id={CONTACT_ANCHOR} tabIndex={-1} className={styles.footer}>
      <Container>
        <p className={styles.slogan}>
          <Burst className={styles.mark} />
          <span>Make life easy.</span>
        </p>
        <div className={styles.columns}>
          <FooterContact />
          <FooterOffices />
          <FooterWhatsApp />
          <FooterFold title="Company" as="nav" className={styles.company}>
            <ul className={styles.list}>
              {FOOTER_LINKS.map(({ to, label, isFullLoad }) => (
                <li key={to}>
                  <Link to={to} reloadDocument={isFullLoad} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterFold>
          <FooterFold title="Businesses" as="nav" className={styles.businesses}>
            <ul className={styles.names}>
              {BUSINESS_LINKS.map(({ to, label }, index) => (
                <li key={to} data-business={index}>
                  <Link to={to} className={styles.link} viewTransition>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterFold>
        </div>
        <div className={styles.legal}>
          <p>
            © {buildYear} {COMPANY.legalName}. All rights reserved.
          </p>
          <ul className={styles.row} aria-label="Legal">
            {LEGAL_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ul className={styles.row} aria-label="Social media">
            {SOCIAL_LINKS.map(({ name, address }) => (
              <li key={name}>
                <a href={address} className={styles.link} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
