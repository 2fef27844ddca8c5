import type { ProseBlock } from './prose';

/** A question of the accordion and its answer. */
export interface Question {
  id: string;
  question: string;
  answer: readonly ProseBlock[];
}

export const FAQ_PAGE = {
  title: 'Frequently asked questions',
  introduction:
    'Six things people ask us most. If yours is the seventh, call the hotline at any hour and a person will answer it.',
  /** Links below hotline and mailbox. */
  ways: [
    { to: '/livechat', label: 'Talk to a person' },
    { to: '/send-email', label: 'Write to us' },
  ],
} as const;

/** The six questions, in the order of docs/requirements/site.md#s-53. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'registration',
    question: 'Is Smash Technology registered with the Corporate Affairs Commission?',
    answer: [
      'Yes. The company is incorporated in Nigeria as Smash Technology Ltd. The certificate of incorporation is on our Corporate Documents page, together with four others.',
      'Check it yourself. Search for the company’s name or number in the Commission’s public register and compare what you find with the certificate. If anyone collects money in our name and the details differ, do not pay, and tell us.',
    ],
  },
  {
    id: 'booking-a-ride',
    question: 'How do I book a ride?',
    answer: [
      [
        'Open the Ridesmash app and confirm where you are. Moving the pin to the right side of the road saves your driver a U-turn.',
        'Enter your destination. The fare appears before you commit to anything.',
        'Choose to leave now or to book a later hour, then confirm.',
        'Check the plate number and the driver’s name when the car arrives, and share the trip with someone if you like.',
      ],
      'Pay by Smashwise, by card or in cash. If you have no data, call the hotline and we will book the car for you.',
    ],
  },
  {
    id: 'hire-purchase',
    question: 'How does hire purchase work?',
    answer: [
      'A driver takes a Ridesmash car for a deposit, works with it, and pays the rest in weekly instalments until the car is his or hers.',
      [
        'To apply you need a driver’s licence, a means of identification, two guarantors and a passed road test.',
        'Before signing you receive the full price, the deposit, the weekly amount and the date of the last instalment in writing. They do not change afterwards.',
        'Insurance, a tracker and booked servicing come with the car. Fuel, tyres and fines are the driver’s.',
        'If you cannot pay in a certain week, call our desk before the day. One week’s instalment can move to the end of the agreement.',
        'After the last payment we transfer the papers to your name.',
      ],
    ],
  },
  {
    id: 'using-the-services',
    question: 'How do I use the services?',
    answer: [
      'Start on the page of the business you need, under Our Business in the menu, and follow ‘Visit website’. You can order there in the browser or get the app. Registration asks for your name and phone number, and one registration is enough for every Smash business that you use.',
      'Services which handle money or identity, such as Smashwise, ask for a document once, before the first payment. If you would rather speak than type, the hotline and the WhatsApp lines at the foot of this page can place most orders for you.',
    ],
  },
  {
    id: 'staying-updated',
    question: 'How can I stay updated?',
    answer: [
      'New releases and company news appear on the Blog and under Latest News on this site, and shorter notes on our X, Facebook and Instagram accounts, which are linked at the foot of this page. Open positions are on the Careers page as soon as they are posted, and you can ask there to be emailed new ones.',
      'In the apps you decide what may interrupt you: messages about your own orders are on, offers are off until you switch them on.',
    ],
  },
  {
    id: 'problem-with-an-order',
    question: 'What should I do if there is a problem with my order?',
    answer: [
      'Open the order and choose ‘Something is wrong’. Say what happened in your own words and add a photograph if there is something to see. This freezes the payment where money is still held, and brings your message to a person who can refund, replace or send somebody.',
      'You may also call the hotline at any time, use the WhatsApp line of that business where it has one, or write to the support mailbox; quote the order number if you have it. You will hear from us on the same day, and each day after that until the matter is closed.',
    ],
  },
];
