import { BUSINESSES, type BusinessSlug } from '../businesses';
import type { PageMeta } from './page-meta';

const DESCRIPTIONS: Readonly<Record<BusinessSlug, string>> = {
  ridesmash:
    'Ridesmash shows the fare before you get in, and lets drivers own their cars by hire purchase in weekly instalments. Rides now or booked ahead.',
  smashfood:
    'Smashfood brings hot meals from kitchens in your part of town, with a clock that explains itself and office lunches on one invoice.',
  smashtravels:
    'Smash Travels arranges flights, travel and work visas and group journeys, and tells you your chances plainly before you pay for anything.',
  smashbookings:
    'Smashbookings holds tables, halls, rooms, tickets and virtual offices from the venue’s own calendar, so that free on the screen means free.',
  smashwise:
    'Smashwise pays bills, moves money within Nigeria and abroad, and keeps savings in pots with a purpose. Every charge is shown beforehand.',
  smashbuy247:
    'SmashBuy247 is a marketplace of visited sellers. Your money waits until you have opened the parcel, and you have two days to object.',
  smashapartments:
    'Smash Apartments lets furnished homes in Abuja and Lagos by the night, week or month, inspected before each guest and with power included.',
  smashproperties:
    'Smash Properties sells and lets land and homes whose titles were searched before they were listed, and shows you the reports with dates.',
  smashhire:
    'Smash Hire finds plumbers, electricians, tailors and tilers with a verified name, a written quotation and payment released stage by stage.',
  smashlogistics:
    'Smash Logistics carries parcels across town today and goods between states overnight, each signed for by name at every single step.',
  smashlaundry:
    'Smash Laundry collects in the evening, counts twice, washes each order by itself and returns it on the evening you chose, starched your way.',
  owenas:
    'Owenas brings Nigerian designers, tailors, braiders and make-up artists to one place: ready to wear, made to measure or booked at home.',
  qiimeet:
    'Qiimeet is the social network that wants you to go out: circles by interest and town, verified faces, voice rooms and meet-ups with a host.',
};

/** Heads of the thirteen business pages, by path. */
export const BUSINESS_META: Readonly<Record<string, PageMeta>> = Object.fromEntries(
  BUSINESSES.map(({ slug, name }) => [
    `/business/${slug}`,
    { suffix: name, description: DESCRIPTIONS[slug] },
  ]),
);
