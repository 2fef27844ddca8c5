import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerWith, show } from '../lib/spec-support';
import { fill, FORMS, nothing } from './spec-support';

it.each(Object.entries(FORMS))('%s is sent once, however often it is submitted', async (_name, one) => {
  /** A call that stays under way until the test ends. */
  const call = jest.fn(() => new Promise<never>(nothing));
  answerWith({ [one.call]: call });
  show(one.form);
  const form = screen.getByRole('form');
  for (const [step, answers] of one.answers.entries()) {
    fill(answers);
    const next = one.answers[step + 1];
    if (!next) break;
    fireEvent.submit(form);
    await waitFor(() => screen.getAllByLabelText(new RegExp(`^${Object.keys(next)[0]}`)));
  }
  act(() => {
    for (let press = 0; press < 2; press += 1) {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    }
  });
  await waitFor(() => expect(call).toHaveBeenCalled());
  fireEvent.submit(form);
  // Waits for a second send, which would read files first and so take a turn of the event loop.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(call).toHaveBeenCalledTimes(1);
});

/** Forms without fields, or with one field right above the button. */
const WITHOUT_SUMMARY = ['the onboarding PIN', 'the end of a job alert', 'the state of a member'];

it.each(Object.entries(FORMS).filter(([name]) => !WITHOUT_SUMMARY.includes(name)))(
  '%s lists each invalid field with a link to it, and focuses the list',
  async (_name, one) => {
    show(one.form);
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    const summary = await within(form).findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const wrong = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
    expect(wrong.length).toBeGreaterThan(0);
    const links = within(summary).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.hash)).toEqual(wrong.map(({ id }) => `#${id}`));
    for (const [index, control] of wrong.entries()) {
      const labels = [...(control.labels ?? [])].map((label) => label.textContent.replace(/\W*$/, ''));
      const namedBy = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
      labels.push(...namedBy.map((id) => document.getElementById(id)?.textContent ?? ''));
      const [named] = links[index]?.textContent.split(':') ?? [];
      expect(labels).toContain(named);
    }
  },
);
