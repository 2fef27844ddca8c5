import { PictureBanner } from '../components/picture-banner';
import { CustomerService, Quality, Sustainability } from '../features/about/commitments';
import { CeoProfile, Direction } from '../features/about/direction-and-ceo';
import { loadAbout } from '../features/about/load-about';
import { ValueTabs } from '../features/about/value-tabs';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/about';
import styles from './banner-heading.module.css';

/** Runs at build time: the texts are in the page and not in its script. */
export function loader({ request }: Route.LoaderArgs) {
  return { head: loadHead(request), content: loadAbout() };
}

export const meta = loadedHead;

export default function AboutRoute({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PictureBanner picture="about" tone="light">
        <h1 className={styles.heading}>About Us</h1>
      </PictureBanner>
      <Direction direction={content.direction} />
      <CeoProfile ceo={content.ceo} />
      <ValueTabs values={content.values} />
      <Sustainability commitment={content.sustainability} />
      <Quality quality={content.quality} />
      <CustomerService commitment={content.service} />
    </>
  );
}
