import {
  APPLICATION_MESSAGES,
  FILE_RULES,
  ANSWER_MESSAGES,
  type AnswerField,
  type JobQuestion,
} from '@smash/contract';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  answerWith,
  expectFieldError,
  expectFocus,
  expectNoFieldError,
  json,
  press,
  show,
} from '../../lib/spec-support';
import { ApplicationForm } from './application-form';
import { readDraft } from './draft';
import { field, fill, fillForm } from './spec-support';

const APPLY = 'POST /api/jobs/7/apply';
const ask = (id: string, type: JobQuestion['type'], required = false): JobQuestion => ({
  id,
  type,
  required,
  label: `The ${id}`,
});
const questions: JobQuestion[] = [
  ask('years', 'number', true),
  ask('licence', 'yes_no', true),
  { ...ask('city', 'choice'), choices: ['Abuja', 'Lagos'] },
  ask('bike', 'short_text'),
  ask('day', 'long_text'),
  ask('paper', 'file', true),
];
const form = <ApplicationForm job={{ id: 7, questions }} onReceived={jest.fn()} />;
const submit = () => press('Submit Application');
const choose = (name: AnswerField, file: File) => userEvent.upload(field(name), file, { applyAccept: false });
const licence = new File(['licence'], 'licence.txt');

describe('the questions of a job', () => {
  it('are asked before the uploads, each with its label', () => {
    show(form);
    const labels = ['The years', 'The city', 'The bike', 'The day', 'The paper'];
    for (const label of labels) expect(screen.getByLabelText(new RegExp(label))).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'The licence' })).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.indexOf('Questions for This Position')).toBe(headings.indexOf('Cover Letter Upload') - 1);
  });

  it('without a required answer say so, and the summary links to them in the order of the form', async () => {
    show(form);
    fillForm();
    fill('question_city', 'Kano');
    await submit();
    expectFieldError(field('question_years'), APPLICATION_MESSAGES.required);
    expectFieldError(field('question_paper'), ANSWER_MESSAGES.file);
    expectFieldError(screen.getByRole('radiogroup'), APPLICATION_MESSAGES.required);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      `The years: ${APPLICATION_MESSAGES.required}`,
      `The licence: ${APPLICATION_MESSAGES.required}`,
      `The paper: ${ANSWER_MESSAGES.file}`,
    ]);
    await userEvent.click(links[1] ?? document.body);
    await expectFocus(screen.getByRole('radio', { name: 'Yes' }));
  });

  it('are checked when a field is left or a file is chosen', async () => {
    show(form);
    await userEvent.type(field('question_years'), 'five');
    await userEvent.tab();
    expectFieldError(field('question_years'), ANSWER_MESSAGES.number);
    await userEvent.clear(field('question_years'));
    expectNoFieldError(field('question_years'));
    await choose('question_paper', new File(['x'], 'licence.png'));
    expectFieldError(field('question_paper'), FILE_RULES.cover_letter.typeMessage);
    await choose('question_paper', licence);
    expectNoFieldError(field('question_paper'));
  });

  it('keep their answers in the draft, but not those of a removed question', async () => {
    show(form);
    fill('question_bike', 'Bajaj');
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await waitFor(() =>
      expect(readDraft(7)?.answers).toMatchObject({ question_bike: 'Bajaj', question_licence: 'no' }),
    );
    document.body.innerHTML = '';
    show(<ApplicationForm job={{ id: 7, questions: [ask('bike', 'short_text')] }} onReceived={jest.fn()} />);
    expect(field('question_bike').value).toBe('Bajaj');
  });

  it('are sent with the application, and show the messages of the server', async () => {
    const sent = jest.fn(async (request: Request) => {
      const body = await request.formData();
      return Response.json(
        {
          detail: [
            {
              loc: ['body', 'question_paper'],
              msg: [...body.keys()].filter((name) => /^q/.test(name)).join(),
            },
          ],
        },
        { status: 422 },
      );
    });
    answerWith({ [APPLY]: sent });
    show(form);
    fillForm();
    fill('question_years', '5');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await choose('question_paper', licence);
    await submit();
    const names = 'question_years,question_licence,question_city,question_bike,question_day,question_paper';
    await screen.findAllByText(names);
    expectFieldError(field('question_paper'), names);
  });

  it.each([
    ['one that the form does not have', 'question_new', APPLICATION_MESSAGES.required],
    ['one that is no longer asked', 'question_bike', ANSWER_MESSAGES.notAsked],
  ])('that HR has changed have to be loaded again: %s', async (_, name, msg) => {
    answerWith({ [APPLY]: json(422, { detail: [{ loc: ['body', name], msg }] }) });
    show(<ApplicationForm job={{ id: 7, questions: [ask('bike', 'short_text')] }} onReceived={jest.fn()} />);
    fillForm();
    await submit();
    await screen.findByText(/^The questions for this position have changed/);
  });
});
