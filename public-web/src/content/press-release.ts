import type { ProseDocument } from './prose';

/** The CEO's message for the 2025 fiscal year (docs/requirements/site.md#s-54). */
export const PRESS_RELEASE: ProseDocument = {
  title: 'A message from the CEO on the 2025 fiscal year',
  standfirst:
    'To our customers, drivers, sellers, shareholders and colleagues, from Chidubem Okwuosa, President and Group CEO of Smash Technology.',
  sections: [
    {
      id: 'the-year',
      heading: 'A year of finishing things',
      blocks: [
        'Dear friends, I was asked to call 2025 a year of growth. I would rather call it a year of finishing. We had thirteen businesses and, if I am honest, some of them had rooms in which the plaster was still wet. This year we opened nothing new. We went back and made the doors close.',
        'You will have noticed it in small ways. A fare on Ridesmash is the fare you confirmed, whatever the road does. Smashfood tells you why an order is late and gives you the choice to leave it. Money held on SmashBuy247 is released when you have opened the parcel, and the seller can read the date of his payout beside each order. All of it used to fill my Monday reading, the ten complaints that I see before any report.',
      ],
    },
    {
      id: 'what-went-well',
      heading: 'What went well',
      blocks: [
        'Three things deserve their own sentence. More drivers finished paying for their cars, and I was present for several of those signatures; if you ever doubt what we are for, come and watch one. The thirteen businesses now settle with one another, and with you, through a single ledger, which our auditor describes as ‘boring’, his highest praise. And customer support, which answers at all hours, was given the right to decide. A colleague who picks up the telephone can refund you without asking me.',
      ],
    },
    {
      id: 'what-did-not',
      heading: 'What did not',
      blocks: [
        'We were late with apartments in Gwarinpa and in Ikeja that we had announced too soon. Some of you made plans around those dates, and I am sorry. We have changed the rule: an opening is announced when the water runs. The cost of fuel and of imported parts was hard on our drivers, and our first adjustment of the service schedule came a quarter later than it should have. You told us before our own figures did.',
      ],
    },
    {
      id: 'for-shareholders',
      heading: 'To those who own a part of us',
      blocks: [
        'The accounts of the year go to shareholders after they have been audited, and not a day earlier, so you will find no totals in this letter. What I can tell you is how we chose. When a naira could go either to a new district or to keeping a promise in an old one, it went to the promise. That makes some lines rise more slowly, and I would choose it again.',
        'Please remember what our officers will have told you: capital is at risk, and a good year guarantees nothing about the next.',
      ],
    },
    {
      id: 'next',
      heading: 'What comes next',
      blocks: [
        'In the coming year we shall do less talking in English only. Smashwise and Ridesmash will speak Hausa, Igbo, Yoruba and Pidgin from the first screen to the last. Smash Hire will train and test more young artisans, since the country has more leaking roofs than plumbers. And Smash Apartments will go on exchanging diesel for sunlight, roof by roof, as it did this year.',
        'To my colleagues: I know what the doors cost you. To our customers: keep complaining, on the hotline or in the form on this site.',
        'With gratitude, Chidubem Okwuosa, Abuja.',
      ],
    },
  ],
};
