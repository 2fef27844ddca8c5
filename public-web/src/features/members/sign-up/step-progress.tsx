import { classNames } from '../../../lib/class-names';
import { Icon } from '../../../components/icon';
import { SIGN_UP_STEPS } from './sign-up-steps';
import styles from './step-progress.module.css';

interface StepProgressProps {
  /** Index of the step, from 0. */
  step: number;
  isBusy: boolean;
  onTurn: (step: number) => void;
}

/** Shows the present step; earlier steps can be opened again. */
export function StepProgress({ step, isBusy, onTurn }: StepProgressProps) {
  return (
    <nav aria-label="Steps of the sign-up" className={styles.progress}>
      <p className={styles.count}>
        Step {step + 1} of {SIGN_UP_STEPS.length}
      </p>
      <ol className={styles.steps}>
        {SIGN_UP_STEPS.map(({ heading }, index) => (
          <li
            key={heading}
            className={classNames(styles.step, index < step && styles.done, index === step && styles.current)}
            aria-current={index === step ? 'step' : undefined}
          >
            {index < step ? (
              <button type="button" className={styles.name} disabled={isBusy} onClick={() => onTurn(index)}>
                <Icon name="check" />
                <span>{heading}</span>
                <span className="visually-hidden">, done: change</span>
              </button>
            ) : (
              <span className={styles.name}>{heading}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
