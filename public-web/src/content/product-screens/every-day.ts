import type { BusinessSlug } from '../businesses';
import type { ProductScreen } from './product-screen';

export const SCREENS_OF_EVERY_DAY = {
  smashfood: {
    caption: 'An order and its clock',
    time: '13:04',
    title: 'Order 318',
    subtitle: 'Mama Ronke’s kitchen, Garki',
    parts: [
      { kind: 'clock', minutes: 12 },
      {
        kind: 'steps',
        rows: [
          { label: 'Cooked', note: '12:58', mark: 'done' },
          { label: 'On the road', note: 'Musa, motorcycle', mark: 'now' },
          { label: 'At your gate', note: '13:16', mark: 'next' },
        ],
      },
      {
        kind: 'lines',
        rows: [
          { label: 'Jollof, chicken', value: '₦4,200' },
          { label: 'Moi moi', value: '₦900' },
          { label: 'Delivery', value: '₦800' },
          { label: 'Paid', value: '₦5,900', mark: 'total' },
        ],
      },
    ],
  },
  smashwise: {
    caption: 'A receipt from abroad: rate, charge and minute',
    time: '21:18',
    title: 'Received',
    subtitle: 'From Tobi in Manchester',
    parts: [
      { kind: 'figure', rows: [{ label: 'Amaka Obi received', note: 'Today, 21:17', value: '₦203,450' }] },
      {
        kind: 'lines',
        rows: [
          { label: 'Tobi sent', value: '£100.00' },
          { label: 'Charge', value: '£1.50' },
          { label: 'Rate, held 10 min', value: '2,065.48' },
          { label: 'Into', note: 'Delta Trust Bank', value: '•••• 4471' },
        ],
      },
      {
        kind: 'choices',
        rows: [
          { label: 'Pot: rent', note: '₦640,000 of ₦900,000', value: '71%', mark: 'chosen' },
          { label: 'Pot: December', note: '₦85,000 of ₦150,000', value: '57%' },
        ],
      },
      { kind: 'action', rows: [{ label: 'Put ₦50,000 aside' }] },
    ],
  },
  smashbuy247: {
    caption: 'A basket with its delivery, and the money held',
    time: '02:47',
    title: 'Your basket',
    subtitle: '3 sellers, one delivery',
    parts: [
      {
        kind: 'lines',
        rows: [
          { label: 'Rechargeable fan', note: 'Uche Electric, Alaba', value: '₦38,500' },
          { label: 'Ankara, 6 yards', note: 'Kudi Fabrics, Balogun', value: '₦14,000' },
          { label: 'Noodles, 1 carton', note: 'Rose Stores, Ojota', value: '₦9,800' },
          { label: 'Delivery to Yaba', value: '₦2,600' },
          { label: 'To pay', value: '₦64,900', mark: 'total' },
        ],
      },
      {
        kind: 'steps',
        rows: [
          { label: 'You pay', note: 'We hold the money', mark: 'now' },
          { label: 'You open the parcel', note: '2 days to complain', mark: 'next' },
          { label: 'The seller is paid', mark: 'next' },
        ],
      },
      { kind: 'action', rows: [{ label: 'Pay ₦64,900' }] },
    ],
  },
  smashhire: {
    caption: 'A quotation with labour and materials apart',
    time: '10:26',
    title: 'Quotation',
    subtitle: 'Bathroom floor, 6 m², Gwarinpa',
    parts: [
      { kind: 'people', rows: [{ label: 'Sunday E.', note: 'Tiler, own tools, 84 jobs', value: '4.8' }] },
      {
        kind: 'lines',
        rows: [
          { label: 'Labour, 2 days', value: '₦36,000' },
          { label: 'Tiles, 7 m²', note: 'from SmashBuy247', value: '₦52,500' },
          { label: 'Cement, grout', value: '₦11,500' },
          { label: 'In all', value: '₦100,000', mark: 'total' },
        ],
      },
      {
        kind: 'steps',
        rows: [
          { label: 'Old tiles out', note: '₦12,000', mark: 'next' },
          { label: 'Floor level', note: '₦12,000', mark: 'next' },
          { label: 'Grout dry', note: '₦12,000', mark: 'next' },
        ],
      },
      { kind: 'action', rows: [{ label: 'Accept the quotation' }] },
    ],
  },
} satisfies Partial<Record<BusinessSlug, ProductScreen>>;
