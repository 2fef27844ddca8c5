import type { BusinessSlug } from '../businesses';
import { HEAD_OFFICE_DISTRICT, OFFICE_HOURS, SUPPORT_HOURS } from '../facts';

/** Words of the home page's film (docs/requirements/site.md#s-20). */
export const HOME_FILM = {
  heading: 'A day with Smash',
  playLabel: 'Play the film',
  caption: 'One day, thirteen businesses, no narrator.',
} as const;

/** 'Who we are' (docs/requirements/site.md#s-21). */
export const WHO_WE_ARE = {
  title: 'Who we are',
  heading: 'We started with a bus and kept listening to the passengers',
  paragraphs: [
    'Smash Technology began by investing in transport. The people on board told us what else was hard: paying for things, sending things, finding a room, a meal, a plumber, a visa, somebody to talk to. We built for those people, one business at a time.',
    'Today the group has 13 subsidiaries in ride-hailing, fintech, e-commerce, food delivery, bookings, virtual offices, travel, real estate and social networking. They share one ledger, one hotline and one mark.',
  ],
  linkLabel: 'Learn More',
  to: '/about',
} as const;

/** 'Our Business' (docs/requirements/site.md#s-22). */
export const OUR_BUSINESS = {
  title: 'Our Business',
  heading: 'Each ray is a company of its own',
  others: 'And ten more rays',
} as const;

/** One of the businesses shown first. */
export interface FeaturedBusiness {
  slug: BusinessSlug;
  description: string;
}

/** The three featured businesses (docs/requirements/site.md#s-22), each with a 'Learn more' link to its page. */
export const FEATURED_BUSINESSES: readonly FeaturedBusiness[] = [
  {
    slug: 'ridesmash',
    description:
      'Safe, affordable ride-hailing. The fare is on the screen before you get in, and the driver may be paying off the car with it.',
  },
  {
    slug: 'smashfood',
    description:
      'Fast meal delivery from kitchens in your part of town, near enough for the jollof to arrive with its steam still on.',
  },
  {
    slug: 'smashtravels',
    description:
      'Bookings and journeys, from a seat to Lagos tonight to a work visa next year. An adviser reads your papers before you pay.',
  },
];

/** 'Meet Our Team' (docs/requirements/site.md#s-23). */
export const MEET_OUR_TEAM = {
  heading: 'Meet Our Team',
  introduction: 'Seventeen people in their own words, from the founder to the help desk.',
  moreLabel: 'Load More Profiles',
  readLabel: 'Read More',
  /** Shown in the last place when all profiles are shown. */
  invitation: 'This place could be yours.',
  invitationLabel: 'See open positions',
  /** Number of cards at first, and of cards that each click adds. */
  step: 6,
  /** Characters of a description before the ellipsis. */
  excerptLength: 118,
} as const;

/** 'Locate Us' (docs/requirements/site.md#s-32). */
export const LOCATE_US = {
  heading: 'Locate Us',
  introduction: `The head office is in ${HEAD_OFFICE_DISTRICT}, Abuja. Visitors are welcome ${OFFICE_HOURS}. The hotline answers ${SUPPORT_HOURS}.`,
  frameTitle: 'Map of the head office in Abuja',
  linkLabel: 'Open the map',
} as const;

/** The anniversary pop-up (docs/requirements/site.md#s-34). */
export const ANNIVERSARY = {
  heading: "We're Celebrating!",
  message:
    'Smash Technology turns 5 this August. To everyone who has ridden, eaten, sent, booked, hired or complained: thank you.',
  closeLabel: 'Close modal',
  /** Milliseconds after load. */
  delay: 1500,
} as const;
