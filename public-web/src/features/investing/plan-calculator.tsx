import {
  CALCULATOR_LIMITS,
  formatNaira,
  formatNumber,
  parseWhole,
  type PlanAnswer,
  planOf,
} from '@smash/contract';
import { useEffect, useState } from 'react';
import { TextField } from '../../components/form/text-field';
import { PLAN_CALCULATOR } from '../../content/plans';
import { RISK_SENTENCE } from '../../content/shares';
import { replayEarlyInput } from '../../lib/early-input';
import styles from './plan-calculator.module.css';

/** Shows the plan for an amount, and its return each month and in total. Starts with an example. */
export function PlanCalculator() {
  const [amountTyped, setAmount] = useState<string>(PLAN_CALCULATOR.example.amount);
  const [monthsTyped, setMonths] = useState<string>(PLAN_CALCULATOR.example.months);
  useEffect(replayEarlyInput, []);
  const amount = parseWhole(amountTyped, CALCULATOR_LIMITS.mostAmount);
  const months = parseWhole(monthsTyped, CALCULATOR_LIMITS.mostMonths);
  return (
    <section className={styles.calculator} aria-labelledby="calculator">
      <div className={styles.question}>
        <h2 id="calculator" className={styles.heading}>
          {PLAN_CALCULATOR.heading}
        </h2>
        <p className={styles.explanation}>{PLAN_CALCULATOR.explanation}</p>
        <noscript>
          <p className={styles.explanation}>{PLAN_CALCULATOR.withoutScripts}</p>
        </noscript>
        <div className={styles.fields}>
          <TextField
            id="plan-amount"
            label={PLAN_CALCULATOR.amountLabel}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            isRequired
            value={amountTyped}
            error={amount === undefined ? AMOUNT_MESSAGE : undefined}
            onChange={(event) => setAmount(event.target.value)}
            onBlur={() => amount !== undefined && setAmount(formatNumber(amount))}
          />
          <TextField
            id="plan-months"
            label={PLAN_CALCULATOR.monthsLabel}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            isRequired
            value={monthsTyped}
            error={months === undefined ? MONTHS_MESSAGE : undefined}
            onChange={(event) => setMonths(event.target.value)}
          />
        </div>
      </div>
      <div className={styles.result}>
        <output htmlFor="plan-amount plan-months" className={styles.answer}>
          {amount !== undefined && months !== undefined && (
            <Answer answer={planOf(amount, months)} months={months} />
          )}
        </output>
        <p className={styles.risk}>
          {PLAN_CALCULATOR.rounding} {RISK_SENTENCE}
        </p>
      </div>
    </section>
  );
}

function Answer({ answer: { type, returns }, months }: { answer: PlanAnswer; months: number }) {
  const span = `${months} ${months === 1 ? 'month' : 'months'}`;
  return (
    <>
      {type !== 'one' && <span className={styles.remark}>{PLAN_CALCULATOR[type]}</span>}
      {returns.map(({ plan, amount, monthly, total }) => (
        <span key={plan.name} className={styles.plan}>
          <span className={styles.name}>
            {plan.name}, {plan.monthlyReturn}% each month on {formatNaira(amount)}
          </span>{' '}
          <span className={styles.figure}>
            <b>{formatNaira(monthly)}</b> a month
          </span>{' '}
          <span className={styles.figure}>
            <b>{formatNaira(total)}</b> in {span}
          </span>
        </span>
      ))}
    </>
  );
}

const AMOUNT_MESSAGE = `Please enter whole naira, at most ${formatNaira(CALCULATOR_LIMITS.mostAmount)}`;
const MONTHS_MESSAGE = `Please enter 1 to ${CALCULATOR_LIMITS.mostMonths} months`;
