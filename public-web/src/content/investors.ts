import type { BusinessSlug } from './businesses';

/** Opening of /investor-relations. */
export const INVESTOR_RELATIONS = {
  title: 'Investor Relations',
  introduction: [
    'Owning part of a company should not require a cousin in finance. This page says which of our brands you can buy shares of, whom to ask for the figures, and what to read before you decide.',
    'Questions before you decide are welcome, and so is taking your time. An investor relations officer answers the hotline on weekdays.',
  ],
  stripHeading: 'They hold a stake already',
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
  imageAlt: `${name}: its name above a line chart and its ray of the burst`,
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

/** Heading of the carousel, and what the word does and does not mean. */
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
      'Farming pays those who respect the calendar. A sober look at where the value in agriculture sits.',
    image: 'agric',
    imageAlt: 'A tractor between rows of maize that run towards the rising sun',
  },
  {
    to: '/gold',
    title: 'Gold, land and the patience between them',
    summary: 'Two old stores of value, what each is good for, and the papers you should see before you pay.',
    image: 'gold',
    imageAlt: 'Gold bars under a naira coin, beside a house and city towers',
  },
];
