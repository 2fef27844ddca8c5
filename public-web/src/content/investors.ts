import type { BusinessSlug } from './businesses';

/** Opening of /investor-relations. */
export const INVESTOR_RELATIONS = {
  title: 'Investor Relations',
  introduction: [
    'Owning part of a company should not require a cousin in finance. This page says which of our brands you can buy shares of, where the figures are, and what could go wrong.',
    'Questions before you decide are welcome, and so is taking your time. An investor relations officer answers the hotline on weekdays.',
  ],
  stripHeading: 'They hold a stake already',
} as const;

/**
 * Names of the scrolling strip: invented, as wordmarks. Picture: the file named by `image`, below
 * `images/investors/`.
 */
export const INVESTORS: readonly { name: string; image: string }[] = [
  { name: 'Kolanut Row Capital', image: 'kolanut-row-capital' },
  { name: 'Laterite & Sons', image: 'laterite-and-sons' },
  { name: 'Ninth Mango Ventures', image: 'ninth-mango-ventures' },
  { name: 'Blue Calabash Fund', image: 'blue-calabash-fund' },
  { name: 'Two Paddles Trust', image: 'two-paddles-trust' },
  { name: 'Early Rain Partners', image: 'early-rain-partners' },
  { name: 'Cowrie Thread Holdings', image: 'cowrie-thread-holdings' },
  { name: 'Market Day Savings Club', image: 'market-day-savings-club' },
];

/** A slide of 'Our Public Listed Companies'. Picture: the file named by `image`, below `images/listed/`. */
export interface ListedCompany {
  business: BusinessSlug;
  name: string;
  image: string;
  imageAlt: string;
}

const listed = (business: BusinessSlug, name: string): ListedCompany => ({
  business,
  name,
  image: `listed-${business}`,
  imageAlt: `Share certificate of ${name} with its ray of the burst`,
});

/** The carousel of six company images (spec 1, investor relations). */
export const LISTED_COMPANIES: readonly ListedCompany[] = [
  listed('ridesmash', 'Ridesmash'),
  listed('smashfood', 'Smashfood'),
  listed('smashtravels', 'Smash Travels'),
  listed('smashwise', 'Smashwise'),
  listed('smashbuy247', 'SmashBuy247'),
  listed('smashproperties', 'Smash Properties'),
];

/** Heading of the carousel, and what the word does and does not mean. */
export const LISTED_COMPANIES_SECTION = {
  heading: 'Our Public Listed Companies',
  note: 'Listed here means that shares of the brand are offered to the public by the group on this site. They are not traded on a stock exchange, so selling them again can take time.',
} as const;

/** An image link to an article. Picture: the file named by `image`, below `images/articles/`. */
export interface ArticleLink {
  to: string;
  title: string;
  summary: string;
  image: string;
  imageAlt: string;
}

export const ARTICLES_HEADING = 'Smash Technology Articles';

/** The two articles for investors (spec 1, investor relations). */
export const ARTICLE_LINKS: readonly ArticleLink[] = [
  {
    to: '/agric-blog',
    title: 'What a cassava root knows about money',
    summary:
      'Farming pays those who respect the calendar. A sober look at where the value in agriculture sits.',
    image: 'agric',
    imageAlt: 'Rows of green leaves running towards a low sun, with a sack of roots in front',
  },
  {
    to: '/gold',
    title: 'Gold, land and the patience between them',
    summary: 'Two old stores of value, what each is good for, and the papers you should see before you pay.',
    image: 'gold',
    imageAlt: 'A stack of gold bars beside three houses on numbered plots',
  },
];
