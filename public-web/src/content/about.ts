import type { NamedText } from './home/values';
import type { ProseBlock } from './prose';

/** Anchors of the about page's sections (docs/requirements/site.md#s-2). */
export type AboutAnchor =
  'core_values' | 'commitment_to_sustainability' | 'commitment_to_quality' | 'exceptional_cs';

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
    'Our mission is to take the daily errands of Nigerian life – getting there, eating, paying, sending, staying, mending – and make each one of them shorter, safer and fairly priced. Thirteen businesses do the work; one standard decides when it is done.',
  vision:
    'Our vision is a company that people in any city can lean on without thinking about it, as one leans on a good neighbour. We mean to be recognised around the world for service that was designed in Abuja and Lagos, by professionals who enjoy their work and use technology to be quicker and kinder at once.',
} as const;

/** The CEO profile: 'Read more' leads to /about (docs/requirements/site.md#s-35). */
export const CEO_PROFILE = {
  member: 'president_grp_ceo',
  heading: 'The man with the exercise book',
  paragraphs: [
    'Chidubem Okwuosa founded the group on one used bus and two columns of figures. He is still happiest in the front seat beside a driver, asking what the passengers complained about today.',
    'As President and Group CEO he decides where the group invests, hires the managers of the thirteen businesses and reads customers’ complaints before he reads reports. He lives in Abuja, walks to the office when the rain allows it, and answers to his mother for the first loan.',
  ],
  linkLabel: 'Read more',
  to: '/about',
} as const;

/** The tabs of 'Our Core Values'; the first is selected at first (docs/requirements/site.md#s-36). */
export const ABOUT_VALUES: readonly NamedText[] = [
  {
    name: 'Integrity',
    text: 'The price you agreed to is the price you pay. The title was searched on the day the report says. When we are wrong we write first, with the refund already on its way. Our auditor reports to the board directly, so that no manager can edit the answer.',
  },
  {
    name: 'Innovation',
    text: 'We invent in small steps and in the open. A new idea spends two weeks with a few customers in one part of one city, and it is kept only if those customers would be annoyed to lose it. Weekly hire purchase, stage payments for artisans and the lunch order that labels every pack all began in this way.',
  },
  {
    name: 'Excellence',
    text: 'For us it is a matter of details that somebody checks: the parcel signed for at every hand, the bead photographed before the wash, the page that opens on one bar of network. We keep a public list inside the company of what is not good enough yet. It has never been empty, and it is read aloud on Mondays.',
  },
  {
    name: 'Collaboration',
    text: 'The businesses are each other’s customers. Smash Laundry washes for Smash Apartments, Smash Logistics delivers for SmashBuy247, Smashwise pays them all. So a weakness in one is noticed by colleagues long before it reaches you, and they are not shy about saying so.',
  },
];

/** 'Commitment to Sustainability' (docs/requirements/site.md#s-37). */
export const SUSTAINABILITY: Commitment = {
  id: 'commitment_to_sustainability',
  heading: 'Commitment to Sustainability',
  blocks: [
    'A transport company that talks about sustainability should begin with fuel. Ridesmash plans trips so that cars travel empty for as short a distance as possible, services engines on a fixed schedule, and takes vehicles that smoke off the road until they are repaired. New cars join the fleet only if their consumption is better than that of the ones they replace.',
    'The other businesses have homework of their own.',
    [
      'Smashfood delivers without plastic cutlery unless you ask for it, and pays kitchens back for containers that are returned.',
      'Smash Laundry filters its water and uses it twice.',
      'Smash Apartments replaces generator hours with panels and batteries, one building after another.',
      'Smash Logistics fills a vehicle before it sends the next.',
    ],
    'We publish what we have done and leave out what we intend to do one day. Plans are cheap.',
  ],
};

/** 'Commitment to Quality' with its three items (docs/requirements/site.md#s-38). */
export const QUALITY = {
  id: 'commitment_to_quality',
  heading: 'Commitment to Quality',
  introduction:
    'Quality is what is left when nobody from the company is in the room. We prepare for that moment in three ways.',
  items: [
    {
      name: 'Rigorous Testing',
      text: 'Every release is tried by machines thousands of times and by people at least once, on an inexpensive phone and a poor network. A change that touches money is read by two engineers and tested by pulling out the cable in the middle.',
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
    'Support is awake 24 hours a day, 7 days a week, and it is staffed by people who can decide. The colleague who picks up may refund, rebook, send another rider or call the driver, and needs nobody’s signature for it.',
    'We answer in English, Pidgin, Hausa, Igbo and Yoruba, and on the channel you used. If a matter takes longer than a day, you hear from us each day until it is closed, including the days on which there is nothing new to say. Afterwards we ask one question: would you call us again?',
  ],
};

/** Heading and anchor of the tabs. */
export const ABOUT_VALUES_SECTION = { id: 'core_values', heading: 'Our Core Values' } as const;
