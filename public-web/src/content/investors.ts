import { formatNaira, formatNumber, PLAN_TERMS, priceOfUnits, SHARE_OFFER } from '@smash/contract';
import type { BusinessSlug } from './businesses';
import { HOTLINE } from './company';
import { INVESTOR_DESK_HOURS } from './facts';
import type { NamedText } from './home/values';

const [smallest, , largest] = PLAN_TERMS;
const leastShares = priceOfUnits(SHARE_OFFER.minimumUnits).amount;

/** Opening of /investor-relations. */
export const INVESTOR_RELATIONS = {
  title: 'Investor Relations',
  introduction: [
    `Buy units of shares from ${formatNaira(leastShares)}, or join a plan from ${formatNaira(smallest.minimum)}. Here are the figures of both, six of our 13 brands, and two articles to read before you pay.`,
    `For figures and papers, call ${HOTLINE.shown} and ask for an investor relations officer: ${INVESTOR_DESK_HOURS}.`,
  ],
  stripHeading: 'Our investors',
} as const;

/** A way to invest: its page, and the figures in which it differs from the other way. */
export interface WayIn {
  to: string;
  title: string;
  figures: readonly NamedText[];
  linkLabel: string;
}

/** Links from /investor-relations to the share offer and to the plans. */
export const WAYS_IN = {
  heading: 'Two ways to invest',
  ways: [
    {
      to: '/buy-shares',
      title: 'Shares',
      figures: [
        { name: 'Offered', text: `${SHARE_OFFER.percentPerBrand}% of each brand` },
        { name: 'A unit', text: formatNaira(SHARE_OFFER.pricePerUnit) },
        {
          name: 'Minimum',
          text: `${formatNumber(SHARE_OFFER.minimumUnits)} units, ${formatNaira(leastShares)}`,
        },
      ],
      linkLabel: 'See the share offer',
    },
    {
      to: '/invest-with-us',
      title: 'Plans',
      figures: [
        { name: 'Monthly target', text: `${smallest.monthlyReturn}% to ${largest.monthlyReturn}%` },
        { name: 'From', text: formatNaira(smallest.minimum) },
        { name: 'Plans', text: PLAN_TERMS.map(({ name }) => name).join(', ') },
      ],
      linkLabel: 'Compare the plans',
    },
  ] satisfies readonly WayIn[],
} as const;

/** Names of the scrolling strip, all invented, drawn as wordmarks: pictures of the collection `investors`. */
export const INVESTORS: readonly { name: string; image: string }[] = [
  { name: 'Obudu Capital', image: 'obudu-capital' },
  { name: 'Lagoon Ventures', image: 'lagoon-ventures' },
  { name: 'First Circle', image: 'first-circle' },
  { name: 'Baobab Partners', image: 'baobab-partners' },
  { name: 'Halfmoon Growth', image: 'halfmoon-growth' },
  { name: 'Adire Holdings', image: 'adire-holdings' },
  { name: 'Weaver Fund', image: 'weaver-fund' },
  { name: 'Stairway', image: 'stairway-equity' },
];

/** A slide of 'Our Public Listed Companies'. Picture: the one of the collection `listed` with the slug as its name. */
export interface ListedCompany {
  business: BusinessSlug;
  name: string;
  imageAlt: string;
}

const listed = (business: BusinessSlug, name: string): ListedCompany => ({
  business,
  name,
  imageAlt: `${name}: its name and its ray of the burst, of which the ${SHARE_OFFER.percentPerBrand}% that are offered are lit`,
});

/** The carousel of six company images (docs/requirements/site.md#s-48). */
export const LISTED_COMPANIES: readonly ListedCompany[] = [
  listed('ridesmash', 'Ridesmash'),
  listed('smashfood', 'Smashfood'),
  listed('smashapartments', 'Smash Apartments'),
  listed('smashwise', 'Smashwise'),
  listed('smashbuy247', 'SmashBuy247'),
  listed('smashlogistics', 'Smash Logistics'),
];

/** Heading of the carousel, and a note on what 'listed' means. */
export const LISTED_COMPANIES_SECTION = {
  heading: 'Our Public Listed Companies',
  note: 'Listed here means that shares of the brand are offered to the public by the group on this site. They are not traded on a stock exchange, so selling them again can take time.',
} as const;

/** An image link to an article. Picture: of the collection `articles`. */
export interface ArticleLink {
  to: string;
  title: string;
  summary: string;
  image: string;
  imageAlt: string;
}

export const ARTICLES_HEADING = 'Smash Technology Articles';

/** The two articles for investors (docs/requirements/site.md#s-48). */
export const ARTICLE_LINKS: readonly ArticleLink[] = [
  {
    to: '/agric-blog',
    title: 'What a cassava root knows about money',
    summary:
      'Cassava keeps for months in the ground and three days out of it. Four places where money can work in farming, and five things to see before you pay.',
    image: 'agric',
    imageAlt: 'A tractor between rows of maize that run towards the horizon',
  },
  {
    to: '/gold',
    title: 'Gold, land and the patience between them',
    summary:
      'What gold and land each do in Nigeria, four ways to hold gold, and five checks before you pay for a plot.',
    image: 'gold',
    imageAlt: 'Gold bars under a naira coin, beside a house and city towers',
  },
];
