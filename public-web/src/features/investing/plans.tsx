import { ButtonLink } from '../../components/button';
import { INVEST_WITH_US, INVESTMENT_PLANS } from '../../content/plans';
import styles from './plans.module.css';

/** The three plans as one table-like block (docs/requirements/site.md#s-51). */
export function Plans() {
  return (
    <ul className={styles.plans}>
      {INVESTMENT_PLANS.map((plan) => (
        <li key={plan.name} className={styles.plan}>
          <h2 className={styles.name}>{plan.name}</h2>
          <p className={styles.rate}>
            {plan.monthlyReturn}%<span className={styles.period}> {INVEST_WITH_US.period}</span>
          </p>
          <p className={styles.amounts}>{plan.amounts}</p>
          <p className={styles.summary}>{plan.summary}</p>
          <ButtonLink to={INVEST_WITH_US.to} look="outline" className={styles.button} viewTransition>
            {INVEST_WITH_US.buttonLabel}
            <span className="visually-hidden">: {plan.name}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
