import type { BusinessSlug } from '../businesses';
import { STREET_MAP } from './drawings';
import type { ProductScreen } from './product-screen';

export const SCREENS_ON_THE_ROAD = {
  ridesmash: {
    caption: 'The fare, the car and the driver before the ride',
    time: '17:42',
    title: 'Your ride',
    subtitle: 'Today, now',
    parts: [
      STREET_MAP,
      { kind: 'ends', rows: [{ label: 'Banex Plaza, Wuse 2' }, { label: 'Jabi Lake' }] },
      {
        kind: 'choices',
        rows: [
          { label: 'Smash Go', note: '4 min away, 4 seats', value: '₦3,400', mark: 'chosen' },
          { label: 'Comfort', note: '7 min away, 4 seats', value: '₦4,900' },
        ],
      },
      { kind: 'people', rows: [{ label: 'Ibrahim S.', note: 'Red Corolla, KUJ 482 AX', value: '4.9' }] },
      { kind: 'action', rows: [{ label: 'Ride for ₦3,400' }] },
    ],
  },
  smashlogistics: {
    caption: 'A parcel and the name of everybody who signed for it',
    time: '14:07',
    title: 'Parcel 60 418 772',
    subtitle: 'Lagos to Enugu, 6 kg',
    parts: [
      {
        kind: 'steps',
        rows: [
          { label: 'Collected in Yaba', note: 'Signed by Femi A., yesterday 10:20', mark: 'done' },
          { label: 'Sorted in Ojota', note: 'Signed by Blessing O., 16:05', mark: 'done' },
          { label: 'On the road', note: 'Driver Chike N., past Benin', mark: 'now' },
          { label: 'To the door in Enugu', note: 'Today by 18:00', mark: 'next' },
        ],
      },
      {
        kind: 'lines',
        rows: [
          { label: 'Delivery', value: '₦5,200' },
          { label: 'Collect at the door', value: '₦48,000' },
          { label: 'Collecting, 1%', value: '₦480' },
          { label: 'Paid out to you', value: '₦42,320', mark: 'total' },
        ],
      },
      { kind: 'action', rows: [{ label: 'Call the driver' }] },
    ],
  },
  smashtravels: {
    caption: 'A held seat, with the cost of changing it',
    time: '09:15',
    title: 'Seat held for you',
    subtitle: 'Until Friday, 17:00',
    parts: [
      {
        kind: 'pass',
        rows: [
          { label: 'ABV', note: 'Abuja, 06:40' },
          { label: 'LOS', note: 'Lagos, 07:55' },
          { label: 'Mon 14 December, seat 14C', mark: 'total' },
        ],
      },
      {
        kind: 'lines',
        rows: [
          { label: 'Fare', value: '₦94,000' },
          { label: 'Bag, 23 kg', value: 'included' },
          { label: 'Our fee', value: '₦4,500' },
          { label: 'To pay', value: '₦98,500', mark: 'total' },
        ],
      },
      {
        kind: 'lines',
        rows: [{ label: 'Another day', note: 'until a day before', value: '₦12,000' }],
      },
      { kind: 'people', rows: [{ label: 'Zainab M.', note: 'Your adviser, answers until 20:00' }] },
      { kind: 'action', rows: [{ label: 'Pay ₦98,500' }] },
    ],
  },
  smashlaundry: {
    caption: 'A laundry ticket: pieces counted, price fixed, evening chosen',
    time: '19:30',
    title: 'Ticket 2207',
    subtitle: 'Counted in front of you',
    parts: [
      {
        kind: 'figure',
        rows: [{ label: 'Back on', note: 'To 9 Gana Street, Maitama', value: 'Thu, 18:00' }],
      },
      {
        kind: 'lines',
        heading: '14 pieces, 5.2 kg',
        rows: [
          { label: '8 shirts', note: 'ironed, no starch', value: '₦5,600' },
          { label: '2 agbada', note: 'by hand, starched', value: '₦6,000' },
          { label: '4 trousers', note: 'cold water', value: '₦3,200' },
          { label: 'Total', value: '₦14,800', mark: 'total' },
        ],
      },
      {
        kind: 'steps',
        rows: [
          { label: 'Second count: 14', mark: 'done' },
          { label: 'Washed by itself', mark: 'now' },
        ],
      },
      { kind: 'action', rows: [{ label: 'Choose another evening' }] },
    ],
  },
} satisfies Partial<Record<BusinessSlug, ProductScreen>>;
