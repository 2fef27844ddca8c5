import {
  APPLICATION_LIMITS,
  formatNaira,
  parseUnits,
  priceOfUnits,
  SHARE_MESSAGES,
  SHARE_OFFER,
} from '@smash/contract';
import { Link } from 'react-router';
import { Icon } from '../../components/icon';
import { FieldGrid } from '../../components/form/field-grid';
import { Form } from '../../components/form/form';
import { FormProblems } from '../../components/form/form-problems';
import { TextField } from '../../components/form/text-field';
import { SubmitButton } from '../../components/submit-button';
import { SHARE_PAYMENT } from '../../content/payment';
import { RISK_SENTENCE } from '../../content/shares';
import styles from './payment-form.module.css';
import type { PaymentState } from './use-payment';

const LABELS = { units: SHARE_PAYMENT.unitsLabel, email: SHARE_PAYMENT.emailLabel };

/** Form with units, the computed amount, and the address for the receipt (docs/requirements/shares.md#sh-1). */
export function PaymentForm({ state }: { state: PaymentState }) {
  const { values, errors, setValue, step, problem, member } = state;
  const isBusy = step !== 'idle';
  const problems = (['units', 'email'] as const).flatMap((id) => {
    const message = errors[id];
    return message ? [{ id, label: LABELS[id], message }] : [];
  });
  const units = parseUnits(values.units);
  const isBelowMinimum = units !== undefined && units < SHARE_OFFER.minimumUnits;
  return (
    <Form className={styles.form} name={SHARE_PAYMENT.heading} isBusy={isBusy} onSubmit={state.submit}>
      <FormProblems problems={problems} banner={problem?.text} failureCount={problem?.attempt ?? 0} />
      <FieldGrid>
        <TextField
          id="units"
          label={LABELS.units}
          description={`${formatNaira(SHARE_OFFER.pricePerUnit)} a unit`}
          type="number"
          inputMode="numeric"
          min={1}
          max={SHARE_OFFER.mostUnits}
          step={1}
          isRequired
          disabled={isBusy}
          value={values.units}
          error={errors.units}
          onChange={(event) => setValue('units', event.target.value)}
        />
        <TextField
          id="amount"
          label={SHARE_PAYMENT.amountLabel}
          description="Units times price"
          isComputed
          className={styles.amount}
          value={formatNaira(priceOfUnits(units ?? 0).amount)}
        />
        <div role="status" className={styles.minimum}>
          {isBelowMinimum && (
            <p className={styles.notice}>
              <Icon name="alert" />
              <span>
                <b>{SHARE_MESSAGES.belowMinimum}</b> {SHARE_PAYMENT.missing(units)}
              </span>
            </p>
          )}
        </div>
        <TextField
          id="email"
          label={LABELS.email}
          description={SHARE_PAYMENT.emailHelp}
          type="email"
          autoComplete="email"
          maxLength={APPLICATION_LIMITS.email}
          width="full"
          isRequired
          disabled={isBusy}
          value={values.email}
          error={errors.email}
          onChange={(event) => setValue('email', event.target.value)}
        />
      </FieldGrid>
      <div className={styles.foot}>
        {member && (
          <p>
            {SHARE_PAYMENT.loggedInAs(`${member.fname} ${member.sname}`)}{' '}
            <Link to="/logout" reloadDocument>
              {SHARE_PAYMENT.logOut}
            </Link>
          </p>
        )}
        <SubmitButton disabled={isBusy}>
          {isBusy ? SHARE_PAYMENT.steps[step] : SHARE_PAYMENT.payLabel}
        </SubmitButton>
        <p className={styles.risk}>{RISK_SENTENCE}</p>
      </div>
    </Form>
  );
}
