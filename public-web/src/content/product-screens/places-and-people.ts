import type { BusinessSlug } from '../businesses';
import { GOWN, PLOT, ROOM } from './drawings';
import type { ProductScreen } from './product-screen';

export const SCREENS_OF_PLACES_AND_PEOPLE = {
  smashbookings: {
    caption: 'A hall’s own calendar, and what a Saturday costs',
    time: '11:50',
    title: 'Garden hall',
    subtitle: 'Gwarinpa, 250 guests',
    parts: [
      {
        kind: 'days',
        heading: 'December',
        rows: [
          { label: '9', note: 'Wed' },
          { label: '10', note: 'Thu' },
          { label: '11', note: 'Fri', mark: 'taken' },
          { label: '12', note: 'Sat', mark: 'taken' },
          { label: '13', note: 'Sun' },
          { label: '14', note: 'Mon' },
          { label: '15', note: 'Tue' },
          { label: '16', note: 'Wed' },
          { label: '17', note: 'Thu', mark: 'taken' },
          { label: '18', note: 'Fri' },
          { label: '19', note: 'Sat', mark: 'chosen' },
          { label: '20', note: 'Sun', mark: 'taken' },
        ],
      },
      {
        kind: 'lines',
        heading: 'Saturday 19, 12:00 to 20:00',
        rows: [
          { label: 'Hall, 250 chairs', value: '₦480,000' },
          { label: 'Generator', value: 'included' },
          { label: 'Own caterer', value: 'allowed' },
          { label: 'Deposit today', value: '₦144,000', mark: 'total' },
        ],
      },
      { kind: 'action', rows: [{ label: 'Hold Saturday 19' }] },
    ],
  },
  smashapartments: {
    caption: 'An apartment, its night price and what is in it',
    time: '22:09',
    title: 'Two rooms, Jabi',
    subtitle: 'Third floor, lift, one car',
    parts: [
      ROOM,
      {
        kind: 'steps',
        rows: [{ label: 'Light, water, lock, bed', note: 'Checked by Grace, today 14:20', mark: 'done' }],
      },
      {
        kind: 'lines',
        rows: [
          { label: '3 nights', note: 'power and internet included', value: '₦195,000' },
          { label: 'Linen, cleaning', value: 'included' },
          { label: 'To pay', value: '₦195,000', mark: 'total' },
        ],
      },
      { kind: 'action', rows: [{ label: 'Stay from Friday' }] },
    ],
  },
  smashproperties: {
    caption: 'A plot with its searches and their dates',
    time: '08:31',
    title: 'Plot 14, Lugbe',
    subtitle: '500 m², ₦18,500,000',
    parts: [
      PLOT,
      {
        kind: 'steps',
        rows: [
          { label: 'Title searched', note: 'Land registry, 3 November', mark: 'done' },
          { label: 'Coordinates agree', note: 'Surveyor, 6 November', mark: 'done' },
          { label: 'Boundary walked', note: 'With both neighbours, 7 November', mark: 'done' },
        ],
      },
      {
        kind: 'lines',
        rows: [
          { label: 'At once', value: '₦18,500,000' },
          { label: '12 months', note: 'each month', value: '₦1,600,000' },
        ],
      },
      { kind: 'action', rows: [{ label: 'See it on Saturday' }] },
    ],
  },
  owenas: {
    caption: 'A gown made to measure, paid in three steps',
    time: '16:12',
    title: 'Aso-ebi gown',
    subtitle: 'By Ebele Couture, Surulere',
    parts: [
      GOWN,
      {
        kind: 'steps',
        rows: [
          { label: 'Cut', note: '₦25,000 paid, picture sent', mark: 'done' },
          { label: 'Fitting', note: 'Tuesday 17:00, at your home', mark: 'now' },
          { label: 'Finished', note: 'By 4 December', mark: 'next' },
        ],
      },
      {
        kind: 'lines',
        rows: [{ label: 'Sewing, your own cloth', value: '₦75,000', mark: 'total' }],
      },
      { kind: 'action', rows: [{ label: 'Change the fitting' }] },
    ],
  },
  qiimeet: {
    caption: 'A circle that meets on Saturday',
    time: '18:55',
    title: 'Suya and novels',
    subtitle: 'Circle in Yaba, 46 people',
    parts: [
      {
        kind: 'figure',
        rows: [{ label: 'Next meeting', note: 'Under the almond tree, 14 come', value: 'Sat, 17:00' }],
      },
      {
        kind: 'messages',
        rows: [
          { label: 'First time here. Do I have to finish the book?' },
          { label: 'Half is fine. The suya is not optional.', mark: 'own' },
          { label: 'Then I am coming with my sister.' },
        ],
      },
      { kind: 'people', rows: [{ label: 'Kemi A.', note: 'Host, face compared, 31 evenings' }] },
      { kind: 'action', rows: [{ label: 'I am coming' }] },
    ],
  },
} satisfies Partial<Record<BusinessSlug, ProductScreen>>;
