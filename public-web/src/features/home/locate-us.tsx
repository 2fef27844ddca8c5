import { Burst } from '../../components/burst';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import { Picture } from '../../components/picture';
import { HOTLINE, OFFICE_MAP, OFFICES } from '../../content/company';
import type { HomeContent } from './load-home';
import styles from './locate-us.module.css';

/**
 * 'Locate Us' (docs/requirements/site.md#s-32): the map in a frame if one is configured, fetched as it comes near;
 * otherwise a drawing that links to the map. The address and the link stand beside a frame, in case it is blocked.
 */
export function LocateUs({ locate }: Pick<HomeContent, 'locate'>) {
  const [headOffice] = OFFICES;
  return (
    <section className={styles.band} aria-labelledby="locate-heading">
      <Burst className={styles.rays} />
      <Container className={styles.section}>
        <div>
          <h2 id="locate-heading" className={styles.heading}>
            {locate.heading}
          </h2>
          <p className={styles.introduction}>{locate.introduction}</p>
        </div>
        <div className={styles.place}>
          <address className={styles.address}>
            {headOffice?.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {OFFICE_MAP.frameAddress && (
            <a href={OFFICE_MAP.linkAddress} className={styles.link} rel="noopener">
              <Icon name="pin" /> {locate.linkLabel}
            </a>
          )}
          <a href={`tel:${HOTLINE.dialled}`} className={styles.link}>
            {HOTLINE.shown}
          </a>
        </div>
      </Container>
      {OFFICE_MAP.frameAddress ? (
        <iframe
          className={styles.map}
          src={OFFICE_MAP.frameAddress}
          title={locate.frameTitle}
          height={OFFICE_MAP.frameHeight}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <a className={styles.drawing} href={OFFICE_MAP.linkAddress} rel="noopener">
          <Picture source={locate.drawing} alt="" className={styles.map} />
          <span className={styles.pin}>
            <Icon name="pin" /> {locate.linkLabel}
          </span>
        </a>
      )}
    </section>
  );
}
