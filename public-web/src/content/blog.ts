/** Tabs of the blog, in order; 'All' is no category of a post (docs/requirements/site.md#s-52). */
export const BLOG_TABS = [
  'All',
  'Business',
  'News Updates',
  'Smash New Releases',
  'Smash #Project10Billion',
] as const;

export type BlogCategory = Exclude<(typeof BLOG_TABS)[number], 'All'>;

/** A fixed post. Its picture is of the collection `blog`. Its link leads home. */
export interface BlogPost {
  title: string;
  excerpt: string;
  category: BlogCategory;
  author: string;
  /** Calendar date, YYYY-MM-DD. */
  date: string;
  comments: number;
  views: number;
  image: string;
  imageAlt: string;
  to: '/';
}

/** Words around the posts. */
export const BLOG_PAGE = {
  title: 'Blog',
  introduction: 'Notes from the road, the kitchen and the server room.',
  searchLabel: 'Search the blog',
  recentHeading: 'Recent posts',
  archiveHeading: 'Archive',
  readLabel: 'Read more',
} as const;

/** Newest first. */
export const BLOG_POSTS: readonly BlogPost[] = [
  {
    title: 'How thirteen brands share out one very large number',
    excerpt:
      'For #Project10Billion each of the thirteen brands wrote down three things it would do differently by Monday. The shortest list came from Smash Laundry and contained the word ‘hangers’.',
    category: 'Smash #Project10Billion',
    author: 'Halilu Wase',
    date: '2024-10-14',
    comments: 18,
    views: 1240,
    image: 'project-10-billion',
    imageAlt: 'A hill of coins with a flag on top that carries the burst',
    to: '/',
  },
  {
    title: 'Smashfood now says why your rider is late',
    excerpt:
      'The new release tells you what is happening – a queue at the kitchen, rain on the bridge, a flat tyre – and offers you the choice to wait or be refunded. A cook in Garki asked for it.',
    category: 'Smash New Releases',
    author: 'Osaretin Aigbe',
    date: '2024-07-22',
    comments: 31,
    views: 2075,
    image: 'releases',
    imageAlt: 'A burst of orange rays leaving the screen of a telephone',
    to: '/',
  },
  {
    title: 'The driver who asked for his papers',
    excerpt:
      'On the day of his last instalment Sadiq wanted no party. He wanted the document with his name on it and ten minutes alone in the car. We asked him what hire purchase looks like from the driver’s seat, and what he would change. He had a list.',
    category: 'Business',
    author: 'Oghenekaro Edewor',
    date: '2024-03-05',
    comments: 47,
    views: 3318,
    image: 'business',
    imageAlt: 'A paper with a signature and a red stamp in front of a blue city, and stacks of coins',
    to: '/',
  },
];

/** Titles in the column beside the posts; their links lead home. */
export const RECENT_POSTS: readonly { title: string; date: string; to: '/' }[] = [
  { title: 'What our night desk hears between two and four', date: '2024-11-18', to: '/' },
  { title: 'A tailor, a tape and two centimetres', date: '2024-09-02', to: '/' },
  { title: 'Why we photograph every bead', date: '2024-05-27', to: '/' },
  { title: 'Lagos office: same people, better stairs', date: '2024-01-15', to: '/' },
];

/** Years of the archive, newest first (docs/requirements/site.md#s-52). */
export const ARCHIVE_YEARS = [2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015] as const;
