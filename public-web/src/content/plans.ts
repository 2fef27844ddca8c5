import { PLAN_TERMS, type PlanTerms } from '@smash/contract';
import type { BusinessSlug } from './businesses';

/** An investment plan (docs/requirements/site.md#s-51). */
export interface InvestmentPlan extends PlanTerms {
  /** Range of amounts, as the plan's card shows it. */
  amounts: string;
  summary: string;
}

const [micro, macro, platinum] = PLAN_TERMS;

/** The three plans, exactly as in docs/requirements/site.md#s-51; each 'Invest Now' leads to /investor-signup. */
export const INVESTMENT_PLANS: readonly InvestmentPlan[] = [
  {
    ...micro,
    amounts: '₦150,000 to ₦450,000',
    summary: 'For a first step, or for a savings club that would like to try us out.',
  },
  {
    ...macro,
    amounts: '₦500,000 to ₦5,000,000',
    summary: 'For money put aside over several years, with a named officer to speak to.',
  },
  {
    ...platinum,
    amounts: '₦5,000,000 and above',
    summary: 'For institutions and families who want to sit down with the managers first.',
  },
];

/** Words of /invest-with-us. */
export const INVEST_WITH_US = {
  title: 'Invest with us',
  heading: 'Plans with a monthly return',
  introduction:
    'Three plans from ₦150,000, told apart by the amount. The rates of return on investment (ROI) are monthly targets, not promises. Below are the four lines of business that the money goes into.',
  /** Shown after the rate of a plan. */
  period: 'monthly ROI',
  buttonLabel: 'Invest Now',
  to: '/investor-signup',
  brandsHeading: 'Where the money works',
} as const;

/** Words of the calculator below the plans. */
export const PLAN_CALCULATOR = {
  heading: 'What would it return?',
  explanation:
    'Enter an amount and a number of months. The amount decides the plan; the return is simple interest: the same sum each month, and nothing on returns that were not paid out.',
  amountLabel: 'Amount in naira',
  monthsLabel: 'Months',
  /** Values before anybody has typed. */
  example: { amount: '1,000,000', months: '12' },
  withoutScripts:
    'Without JavaScript this shows an example. To work out your own: amount × monthly rate ÷ 100 = return a month. Multiply that by the months for the total.',
  between:
    'No plan takes an amount from ₦450,001 to ₦499,999: Micro ends at ₦450,000 and Macro begins at ₦500,000. These are the two nearest.',
  both: 'Exactly ₦5,000,000 is the end of Macro and the beginning of Platinum. Ask your officer to confirm in writing which of the two you are given before you pay.',
  below: 'Plans begin at ₦150,000. That would return:',
  rounding: 'Targets, rounded down to whole naira.',
} as const;

/** A brand that the plans finance. Where two businesses share a description, the first gives the hue. */
export interface FinancedBrand {
  businesses: readonly BusinessSlug[];
  title: string;
  text: string;
}

/** The four brands described below the plans (docs/requirements/site.md#s-50). */
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
