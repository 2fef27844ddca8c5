import type { NamedText } from './values';

// The names are spelt exactly as in the specification.

/** The seven mission themes (docs/requirements/site.md#s-29). */
export const MISSION_THEMES: readonly NamedText[] = [
  {
    name: 'Essential products and services',
    text: 'To offer what people use every week: transport, food, payments, shelter and skilled hands.',
  },
  {
    name: "Improving customers' lives",
    text: 'To change more than an errand: a car that becomes the driver’s own, a supper that arrives hot, a title that was searched.',
  },
  {
    name: 'A hassle-free home and office',
    text: 'To take the chores of home and office off the list, from Monday’s parcels to Saturday’s laundry.',
  },
  {
    name: 'Optimum results for brand and stakeholders',
    text: 'To do right by everyone with a stake in us, and to report the figures plainly, the poor ones too.',
  },
  {
    name: "Realising employees' goals",
    text: 'To help colleagues reach goals of their own: the certificate, the first house, the business they will leave us to start.',
  },
  {
    name: 'First-rate service with on-time delivery',
    text: 'To do the work well and bring it when we said, or call you before you have to ask.',
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
    name: 'A top-rated innovative company using modern technology',
    text: 'Apps that open on one bar of network, and a person on the hotline at any hour.',
  },
  {
    name: 'A globally recognized brand',
    text: 'A burst of thirteen rays that means the same thing in Kano, Kigali and Kuala Lumpur.',
  },
  {
    name: "The client's best partner",
    text: 'The first number you call when a flight moves or a hall falls through, at two in the morning too.',
  },
  {
    name: "The clients' most preferred provider",
    text: 'Chosen again for reasons people can name: the fixed fare, the written quotation, the refund.',
  },
];
