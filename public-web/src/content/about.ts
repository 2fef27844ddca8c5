import { SUPPORT_HOURS, SUPPORT_LANGUAGES } from './facts';
import type { NamedText } from './home/values';
import type { ProseBlock } from './prose';

/** Anchors of the about page's sections (docs/requirements/site.md#s-2). */
export type AboutAnchor =
  | 'core_values'
  | 'commitment_to_sustainability'
  | 'commitment_to_quality'
  | 'exceptional_cs';

/** A section of the about page below the values, with the anchor that the menu points to. */
export interface Commitment {
  id: AboutAnchor;
  heading: string;
  blocks: readonly ProseBlock[];
}

/** 'Our Mission & Vision' (docs/requirements/site.md#s-35). */
export const MISSION_AND_VISION = {
  heading: 'Our Mission & Vision',
  mission:
    'Our mission is to take the daily errands of Nigerian life – getting there, eating, paying, sending, staying, mending – and make each one of them shorter, safer and fairly priced. Thirteen businesses do the work, from a ride across Wuse to a parcel for Enugu.',
  vision:
    'Our vision is a group that people call first in Kano as in Ikeja, and that is recognised around the world for service designed in Abuja and Lagos: by trained professionals, with technology that works on an inexpensive phone and one bar of network.',
} as const;

/** The CEO profile: 'Read more' leads to /about (docs/requirements/site.md#s-35). */
export const CEO_PROFILE = {
  member: 'president_grp_ceo',
  heading: 'The man with the exercise book',
  paragraphs: [
    'Chidubem Okwuosa founded the group on one used eighteen-seater between Nyanya and Wuse, with fuel on the left page of an exercise book and fares on the right. He still rides in front and asks the driver what the passengers complained about today.',
    'As President and Group CEO he decides where the group invests, hires the managers of the thirteen businesses and reads ten complaints every Monday before any report. He lives in Abuja. The first loan came from his mother, who still asks to see the book.',
  ],
  linkLabel: 'Read more',
  to: '/about',
} as const;

/** The tabs of 'Our Core Values'; the first is selected at first (docs/requirements/site.md#s-36). */
export const ABOUT_VALUES: readonly NamedText[] = [
  {
    name: 'Integrity',
    text: 'A Ridesmash fare is the one you confirmed, whatever the traffic on Third Mainland Bridge. A title on Smash Properties was searched on the day its report says. Our auditor, Bulus Gyang, reports to the board, and no manager edits what he writes.',
  },
  {
    name: 'Innovation',
    text: 'A new idea spends two weeks with a few customers in one part of one city, and it is kept only if those customers would be annoyed to lose it. Weekly hire purchase, stage payments for artisans and the lunch order that labels every pack all began in this way.',
  },
  {
    name: 'Excellence',
    text: 'Somebody checks the details: the parcel signed for at every hand, the bead photographed before the wash, the page that opens on one bar of network. What is not good enough yet stands on a list that every colleague can read, and is read aloud on Mondays.',
  },
  {
    name: 'Collaboration',
    text: 'The businesses are each other’s customers. Smash Laundry washes for Smash Apartments, Smash Logistics delivers for SmashBuy247, Smashwise pays them all. When a parcel for SmashBuy247 is late, the first complaint comes from a colleague.',
  },
];

/** 'Commitment to Sustainability' (docs/requirements/site.md#s-37). */
export const SUSTAINABILITY: Commitment = {
  id: 'commitment_to_sustainability',
  heading: 'Commitment to Sustainability',
  blocks: [
    'Fuel comes first, because the group began with transport. Ridesmash plans trips so that cars travel empty for as short a distance as possible, services engines on a fixed schedule, and takes vehicles that smoke off the road until they are repaired. New cars join the fleet only if their consumption is better than that of the ones they replace.',
    'Four other businesses do their part:',
    [
      'Smashfood delivers without plastic cutlery unless you ask for it, and pays kitchens back for containers that are returned.',
      'Smash Laundry filters its water and uses it twice.',
      'Smash Apartments replaces generator hours with panels and batteries, one building after another.',
      'Smash Logistics fills a vehicle before it sends the next.',
    ],
  ],
};

/** 'Commitment to Quality' with its three items (docs/requirements/site.md#s-38). */
export const QUALITY = {
  id: 'commitment_to_quality',
  heading: 'Commitment to Quality',
  introduction:
    'Three habits keep a fare, a transfer and a wash as promised, also when no manager is in the room.',
  items: [
    {
      name: 'Rigorous Testing',
      text: 'Every release is tried by machines thousands of times and by people at least once, on an inexpensive phone and a poor network. A change that touches money is read by two engineers and tried with the network cut in the middle of it.',
    },
    {
      name: 'Continuous Improvement',
      text: 'Each failure gets a page that says what happened, what it cost the customer and what has been altered so that it cannot happen in the same way again. The pages are open to every colleague and carry no names.',
    },
    {
      name: 'Quality Certifications',
      text: 'Our processes are aligned with ISO 9001 for quality management, CMMI for the way we develop software, and NIST and ISO 27001 for the security of information. Aligned means that we work by these standards and check ourselves against them.',
    },
  ] satisfies readonly NamedText[],
} as const;

/** 'Exceptional Customer Service' (docs/requirements/site.md#s-39). */
export const CUSTOMER_SERVICE: Commitment = {
  id: 'exceptional_cs',
  heading: 'Exceptional Customer Service',
  blocks: [
    `Support answers ${SUPPORT_HOURS}. The colleague who picks up may refund, rebook, send another rider or call the driver, and needs nobody’s signature for it.`,
    `We answer in ${SUPPORT_LANGUAGES}, and on the channel you used. If a matter takes longer than a day, you hear from us each day until it is closed, including the days on which there is nothing new to say.`,
  ],
};

/** Heading and anchor of the tabs. */
export const ABOUT_VALUES_SECTION = { id: 'core_values', heading: 'Our Core Values' } as const;
