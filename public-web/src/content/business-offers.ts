import type { BusinessSlug } from './businesses';

export interface BusinessOffer {
  /** Three steps to begin. */
  steps: readonly [Step, Step, Step];
  /** Prices as amounts or ranges. Examples until the owner has set them (docs/placeholders.md). */
  prices: readonly Price[];
}

interface Step {
  name: string;
  text: string;
}

interface Price {
  what: string;
  price: string;
}

const step = (name: string, text: string): Step => ({ name, text });
const price = (what: string, amount: string): Price => ({ what, price: amount });

/** Steps and prices of each business. For loaders, which run at build time: a page needs one entry. */
export const BUSINESS_OFFERS: Readonly<Record<BusinessSlug, BusinessOffer>> = {
  ridesmash: {
    steps: [
      step('Say where', 'Two addresses, or a pin on the map. Now, or up to seven days ahead.'),
      step('See the fare', 'The price, the car and the driver’s name, before you confirm.'),
      step('Share the trip', 'Somebody at home sees the car move. Pay by cash, card or Smashwise.'),
    ],
    prices: [
      price('A ride in town', '₦1,200 to ₦6,500'),
      price('Abuja airport to Wuse 2', '₦9,000 to ₦12,000'),
      price('Hire purchase, deposit', 'from ₦900,000'),
      price('Hire purchase, each week', '₦58,000 to ₦95,000'),
    ],
  },
  smashfood: {
    steps: [
      step('Choose a kitchen', 'Only those that reach you while the food is hot.'),
      step('Watch the clock', 'Cooking, on the road, at your gate: in minutes.'),
      step('Eat, or be paid back', 'Wrong or spoilt: one message with a photograph.'),
    ],
    prices: [
      price('A plate', '₦2,500 to ₦6,000'),
      price('Soup by the litre', '₦7,000 to ₦12,000'),
      price('Delivery', '₦500 to ₦1,500'),
      price('Office lunch, each person', 'from ₦2,800'),
    ],
  },
  smashtravels: {
    steps: [
      step('Show your papers', 'An adviser reads them before you owe anything.'),
      step('Hear one of three answers', 'Ready, not ready yet, or not likely; and why.'),
      step('Travel with a name', 'One adviser from the first form to the boarding gate.'),
    ],
    prices: [
      price('Domestic ticket, our fee', '₦4,500'),
      price('International ticket, our fee', '₦18,000'),
      price('Travel visa, preparation', '₦75,000 to ₦180,000'),
      price('Reading your papers', 'free'),
    ],
  },
  smashbookings: {
    steps: [
      step('Find what is free', 'You see the calendar that the venue works from.'),
      step('Pay the deposit', 'The date is closed to everyone else.'),
      step('Arrive with a code', 'It works at the door without a network.'),
    ],
    prices: [
      price('A table for four', 'free to book'),
      price('Hall for 250, weekday', '₦220,000 to ₦350,000'),
      price('Hall for 250, Saturday', '₦400,000 to ₦750,000'),
      price('Virtual office, a month', 'from ₦25,000'),
    ],
  },
  smashwise: {
    steps: [
      step('Prove who you are', 'Your BVN or NIN and a face picture: 10 minutes.'),
      step('See the charge', 'And the amount that will arrive, before you confirm.'),
      step('Keep the receipt', 'Who received it, at what minute.'),
    ],
    prices: [
      price('Transfer in Nigeria', '₦10 to ₦50'),
      price('Money from abroad', '1.5%, at least £1'),
      price('Electricity, data, television', 'free'),
      price('A savings pot', 'free'),
    ],
  },
  smashbuy247: {
    steps: [
      step('Fill the basket', 'Every seller was visited before their first sale.'),
      step('Pay, and we hold it', 'The seller sees that it is there and packs.'),
      step('Open, then decide', 'Two days to say that something is wrong.'),
    ],
    prices: [
      price('Delivery in town', '₦1,500 to ₦3,500'),
      price('Delivery to another state', '₦3,500 to ₦9,000'),
      price('A shop front', 'free'),
      price('Commission for sellers', '6% to 11%'),
    ],
  },
  smashapartments: {
    steps: [
      step('Choose the nights', 'By floor, by lift, by cars, by a desk to work at.'),
      step('Get the code', 'It opens the door at any hour; or a steward waits.'),
      step('Find the card', 'Light, water, lock and bed, checked and signed that day.'),
    ],
    prices: [
      price('Studio in Wuse, a night', '₦38,000 to ₦52,000'),
      price('Two rooms, a night', '₦60,000 to ₦85,000'),
      price('Four rooms in Ikeja, a night', '₦120,000 to ₦170,000'),
      price('A month or more', '30% less a night'),
    ],
  },
  smashproperties: {
    steps: [
      step('Read the reports', 'Title, survey and boundary, each with its date.'),
      step('See it on Saturday', 'Transport from our offices, or a live film from the site.'),
      step('Sign for each paper', 'The contract says which document comes when.'),
    ],
    prices: [
      price('Plot of 500 m², Lugbe', '₦16,000,000 to ₦22,000,000'),
      price('Title search on your own land', '₦85,000'),
      price('Selling, our commission', '5%'),
      price('Saturday inspection', 'free'),
    ],
  },
  smashhire: {
    steps: [
      step('Describe the job', 'A sentence or a voice note, and a picture.'),
      step('Compare three prices', 'In writing, labour apart from materials.'),
      step('Pay stage by stage', 'Money is released when you agree that a stage is done.'),
    ],
    prices: [
      price('Plumber or electrician, a visit', '₦6,000 to ₦15,000'),
      price('Tiling, a square metre', '₦5,000 to ₦8,000'),
      price('Painting a room', '₦35,000 to ₦60,000'),
      price('Quotations', 'free'),
    ],
  },
  smashlogistics: {
    steps: [
      step('Book before 14:00', 'A motorcycle collects, and delivers the same day.'),
      step('Follow the names', 'Everybody who carries the parcel signs for it.'),
      step('Be paid', 'Money collected at the door, with a list, twice a week.'),
    ],
    prices: [
      price('Parcel in town', '₦1,500 to ₦3,500'),
      price('Lagos to Enugu, up to 10 kg', '₦4,000 to ₦6,500'),
      price('Van with driver, a day', 'from ₦75,000'),
      price('Collecting payment', '1% of the sum'),
    ],
  },
  smashlaundry: {
    steps: [
      step('Choose two evenings', 'One to collect, one to return.'),
      step('Count with us', 'Pieces and kilos, at your door and again at the laundry.'),
      step('Wear it', 'Ironed, starched or neither, as you set it once.'),
    ],
    prices: [
      price('Wash and fold, a kilo', '₦1,400'),
      price('Shirt, ironed', '₦700'),
      price('Agbada, by hand', '₦3,000'),
      price('Collection and return', 'free above ₦8,000'),
    ],
  },
  owenas: {
    steps: [
      step('Choose a maker', 'Their work on bodies, skin and hair like yours.'),
      step('Be measured once', 'At home, or with a tape and our guide.'),
      step('See each stage', 'A picture at cutting, at fitting and at finishing.'),
    ],
    prices: [
      price('Gown to measure, sewing', '₦60,000 to ₦140,000'),
      price('Knotless braids, hair included', '₦35,000 to ₦65,000'),
      price('Make-up at home', '₦25,000 to ₦50,000'),
      price('Alterations within two weeks', 'free'),
    ],
  },
  qiimeet: {
    steps: [
      step('Show your face once', 'It is compared with your picture, then deleted.'),
      step('Join a circle', 'By interest and town; each has a host and a next date.'),
      step('Go', 'The host knows who comes, and greets you.'),
    ],
    prices: [
      price('Joining, circles, chat', 'free'),
      price('Voice rooms', 'free'),
      price('A meet-up with tickets', '₦1,000 to ₦10,000'),
      price('Fee for hosts who sell tickets', '4%'),
    ],
  },
};
