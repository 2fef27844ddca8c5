import type { BusinessSlug } from './businesses';

/** An investment plan (spec 1, section 9). */
export interface InvestmentPlan {
  name: string;
  /** Naira. */
  minimum: number;
  /** Naira; none for the plan without an upper end. */
  maximum?: number;
  /** As the plan's card shows it. */
  amounts: string;
  /** Percent a month. */
  monthlyReturn: number;
  summary: string;
}

/** The three plans, exactly as specified; each 'Invest Now' leads to /investor-signup. */
export const INVESTMENT_PLANS: readonly InvestmentPlan[] = [
  {
    name: 'Micro',
    minimum: 150_000,
    maximum: 450_000,
    amounts: '₦150,000 to ₦450,000',
    monthlyReturn: 2.5,
    summary: 'For a first step, or for a savings club that would like to try us out.',
  },
  {
    name: 'Macro',
    minimum: 500_000,
    maximum: 5_000_000,
    amounts: '₦500,000 to ₦5,000,000',
    monthlyReturn: 3,
    summary: 'For money put aside over several years, with a named officer to speak to.',
  },
  {
    name: 'Platinum',
    minimum: 5_000_000,
    amounts: '₦5,000,000 and above',
    monthlyReturn: 3.5,
    summary: 'For institutions and families who want to sit down with the managers first.',
  },
];

/** Words of /invest-with-us. */
export const INVEST_WITH_US = {
  title: 'Invest with us',
  heading: 'Plans with a monthly return',
  introduction:
    'Three plans, told apart by the amount. The rates are monthly targets; what the money works in is described below, so that you can judge them.',
  buttonLabel: 'Invest Now',
  to: '/investor-signup',
  brandsHeading: 'Where the money works',
} as const;

/** A brand that the plans finance. Where two businesses share a description, the first gives the hue. */
export interface FinancedBrand {
  businesses: readonly BusinessSlug[];
  title: string;
  text: string;
}

/** The four brands described below the plans (spec 1, investments with ROI). */
export const FINANCED_BRANDS: readonly FinancedBrand[] = [
  {
    businesses: ['ridesmash'],
    title: 'Ride e-hailing and hire purchase',
    text: 'Money buys cars. A driver works the car, pays it off in weekly instalments and ends as its owner; the instalments pay the return. What can go wrong is what goes wrong with cars: accidents, idle weeks, engines. Insurance, trackers and booked servicing reduce it without removing it.',
  },
  {
    businesses: ['smashfood'],
    title: 'Food delivery',
    text: 'Money equips kitchens and riders: burners, insulated boxes, motorcycles, deposits for premises. Earnings come from a commission on every meal. Margins are thin and fuel moves them, so we open a new district only when the orders already made for it would carry the riders.',
  },
  {
    businesses: ['smashapartments', 'smashproperties', 'smashbookings'],
    title: 'Apartments and property booking',
    text: 'Money furnishes apartments, finishes buildings and pays for the systems that fill them. Income is by the night, the month and the sale. December is generous and February is not; empty rooms, late roads and disputes over land are the risks, and title is searched before a naira is spent.',
  },
  {
    businesses: ['smashbuy247'],
    title: 'E-commerce',
    text: 'Money stocks fast-moving goods, pays traders promptly and builds the warehouse between them and the buyer. The return comes from commission and from goods bought well in bulk. Stock that nobody wants is the danger; we buy in small lots and count every week.',
  },
];
