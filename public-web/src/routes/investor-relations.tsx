import { Container } from '../components/container';
import { PictureBanner } from '../components/picture-banner';
import { ArticleLinks } from '../features/investors/article-links';
import { InvestorStrip } from '../features/investors/investor-strip';
import { ListedCompanies } from '../features/investors/listed-companies';
import { WaysIn } from '../features/investors/ways-in';
import { loadInvestors } from '../features/investors/load-investors';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/investor-relations';
import styles from './banner-heading.module.css';

/** Runs at build time: the texts are in the page and not in its script. */
export function loader({ request }: Route.LoaderArgs) {
  return { head: loadHead(request), content: loadInvestors() };
}

export const meta = loadedHead;

export default function InvestorRelationsRoute({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PictureBanner picture="investors" tone="dark">
        <h1 className={styles.heading}>{content.title}</h1>
      </PictureBanner>
      <Container className={styles.lead}>
        {content.introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Container>
      <WaysIn {...content.waysIn} risk={content.risk} />
      <InvestorStrip heading={content.stripHeading} investors={content.investors} />
      <ListedCompanies listed={content.listed} />
      <ArticleLinks heading={content.articlesHeading} articles={content.articles} />
    </>
  );
}
