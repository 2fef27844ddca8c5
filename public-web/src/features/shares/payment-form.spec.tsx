import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../../lib/spec-support';
import { PaymentForm } from './payment-form';
import type { PaymentState } from './use-payment';

const stateOf = (units: string) =>
  ({
    values: { units, email: '' },
    errors: {},
    step: 'idle',
    setValue: jest.fn(),
    submit: jest.fn(),
  }) as unknown as PaymentState;

it('the form says how many units are missing to the minimum, and what they cost', () => {
  show(<PaymentForm state={stateOf('25')} />);
  expect(screen.getByRole('status').textContent).toBe(
    'Our offer has a minimum purchase of 1,000 units. You have entered 25. Add 975 (₦975,000) to reach it.',
  );
});

it.each(['', '0', '1000', '2500'])('the form does not mention the minimum for %j units', (units) => {
  show(<PaymentForm state={stateOf(units)} />);
  expect(screen.getByRole('status').textContent).toBe('');
});
