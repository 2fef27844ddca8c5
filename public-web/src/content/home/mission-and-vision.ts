import type { NamedText } from './values';

/** The seven mission themes (docs/requirements/site.md#s-29). */
export const MISSION_THEMES: readonly NamedText[] = [
  {
    name: 'Essential products and services',
    text: 'To offer what people use every week: transport, food, payments, shelter and skilled hands.',
  },
  {
    name: 'Better lives for customers',
    text: 'To improve our customers’ lives in ways that they would notice if we stopped.',
  },
  {
    name: 'A hassle-free home and office',
    text: 'To take the chores of home and office off the list, from Monday’s parcels to Saturday’s laundry.',
  },
  {
    name: 'Optimum results',
    text: 'To obtain the best results for the brand and for everyone with a stake in it, and to report them plainly.',
  },
  {
    name: 'Our employees’ goals',
    text: 'To help colleagues reach goals of their own: the certificate, the first house, the business they will leave us to start.',
  },
  {
    name: 'First-rate service, on time',
    text: 'To do the work well and deliver it when we said, or call before you have to ask.',
  },
  {
    name: 'The best customer experience',
    text: 'To be the company whose help you describe to a friend, with our person’s name in the story.',
  },
];

/** The five vision themes (docs/requirements/site.md#s-30). */
export const VISION_THEMES: readonly NamedText[] = [
  {
    name: 'A motivated professional workforce',
    text: 'People trained for the work, paid on the day, and free to improve what they do.',
  },
  {
    name: 'A top-rated, innovative company',
    text: 'Modern technology where it shortens the wait, and a human voice where it would lengthen it.',
  },
  {
    name: 'A globally recognised brand',
    text: 'A burst of thirteen rays that means the same thing in Kano, Kigali and Kuala Lumpur.',
  },
  {
    name: 'Our client’s best partner',
    text: 'The first call when a plan changes, since we know the plan and pick up.',
  },
  {
    name: 'Our clients’ most preferred provider',
    text: 'Chosen again by people who have tried the others, and for reasons they can list.',
  },
];
