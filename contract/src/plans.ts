/** Terms of an investment plan (docs/requirements/site.md#s-51). */
export interface PlanTerms {
  name: 'Micro' | 'Macro' | 'Platinum';
  /** Naira, this amount included. */
  minimum: number;
  /** Naira, this amount included; missing for the plan without an upper limit. */
  maximum?: number;
  /** Percent a month. */
  monthlyReturn: number;
}

/** The three plans, from the smallest on. Between the first two is a gap; 5,000,000 belongs to the last two. */
export const PLAN_TERMS: readonly [PlanTerms, PlanTerms, PlanTerms] = [
  { name: 'Micro', minimum: 150_000, maximum: 450_000, monthlyReturn: 2.5 },
  { name: 'Macro', minimum: 500_000, maximum: 5_000_000, monthlyReturn: 3 },
  { name: 'Platinum', minimum: 5_000_000, monthlyReturn: 3.5 },
];

/** Highest inputs of the calculator. */
export const CALCULATOR_LIMITS = {
  /** Naira. */
  mostAmount: 100_000_000_000,
  mostMonths: 120,
} as const;

/** What an amount would return in a plan, in whole naira, rounded down. */
export interface PlanReturn {
  plan: PlanTerms;
  amount: number;
  monthly: number;
  /** For all months together, as simple interest: returns earn nothing. */
  total: number;
}

/** Plans that accept an amount, with their returns. */
export type PlanAnswer =
  | { type: 'below'; returns: readonly [PlanReturn] }
  | { type: 'between'; returns: readonly [PlanReturn, PlanReturn] }
  | { type: 'one'; returns: readonly [PlanReturn] }
  | { type: 'both'; returns: readonly [PlanReturn, PlanReturn] };

/** Rates have one decimal, so that thousandths of a naira are exact. */
const PER_PERCENT = 10;
const THOUSANDTHS = 1_000;

function planReturn(plan: PlanTerms, amount: number, months: number): PlanReturn {
  const thousandths = amount * Math.round(plan.monthlyReturn * PER_PERCENT);
  return {
    plan,
    amount,
    monthly: Math.floor(thousandths / THOUSANDTHS),
    total: Math.floor((thousandths * months) / THOUSANDTHS),
  };
}

/**
 * The plans for an amount in whole naira, with their returns over so many months. For an amount that no plan accepts, the
 * nearest accepted amounts: the start of the first plan, or both ends of the gap.
 */
export function planOf(amount: number, months: number): PlanAnswer {
  const [first, ...others] = PLAN_TERMS.filter(
    ({ minimum, maximum = Infinity }) => amount >= minimum && amount <= maximum,
  );
  if (first) {
    const returns = planReturn(first, amount, months);
    const [second] = others;
    return second
      ? { type: 'both', returns: [returns, planReturn(second, amount, months)] }
      : { type: 'one', returns: [returns] };
  }
  const [below] = PLAN_TERMS.filter(({ maximum = Infinity }) => maximum < amount).reverse();
  const above = PLAN_TERMS.find(({ minimum }) => minimum > amount) ?? PLAN_TERMS[0];
  const start = planReturn(above, above.minimum, months);
  return below?.maximum === undefined
    ? { type: 'below', returns: [start] }
    : { type: 'between', returns: [planReturn(below, below.maximum, months), start] };
}
