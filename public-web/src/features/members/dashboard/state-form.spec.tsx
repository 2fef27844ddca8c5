import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerWith, expectFocus, json, noConnection, press, show } from '../../../lib/spec-support';
import { Panel } from './panel';
import { StateForm } from './state-form';

const SAVE = 'PUT /api/members/me/state';

it('the form for the state says why it failed, and focuses the heading of its panel once saved', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  show(
    <Panel heading="Zonal Messages">
      <StateForm />
    </Panel>,
  );
  await press('Save');
  await expectFocus(screen.getByRole('alert'));
  expect(screen.getByRole('alert').textContent).toContain('State of residence');

  await userEvent.selectOptions(screen.getByRole('combobox'), 'Kano');
  answerWith({ [SAVE]: noConnection });
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong/);

  answerWith({ [SAVE]: json(200, {}) });
  await press('Save');
  await expectFocus(screen.getByRole('heading', { name: 'Zonal Messages' }));
});
