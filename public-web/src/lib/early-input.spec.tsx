import { beforeEach, expect, it, jest } from '@jest/globals';

const field = (id: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;

/** Draws the form again, as a form does that has found a draft. @returns the input events that it gets, in order */
function drawAgain(values: Record<string, string>): string[][] {
  const told: string[][] = [];
  document.body.innerHTML = Object.entries(values)
    .map(([id, value]) => `<input id="${id}" value="${value}">`)
    .join('');
  document.addEventListener('input', ({ target }) => {
    const { id, value } = target as HTMLInputElement;
    told.push([id, value]);
  });
  return told;
}

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  document.body.innerHTML = '<input id="title"><input id="fname"><input id="sname">';
});

it('a form is told exactly what was typed before and while its scripts started', async () => {
  field('title').value = 'Mrs';
  const { replayEarlyInput } = await import('./early-input');
  // React has taken over the field by now, and writes its value into the attribute too.
  field('fname').value = 'Adaeze';
  field('fname').setAttribute('value', 'Adaeze');
  replayEarlyInput();
  const told = drawAgain({ title: '', fname: '', sname: 'Okonkwo' });
  replayEarlyInput();
  jest.runAllTimers();
  expect(told).toEqual([
    ['title', 'Mrs'],
    ['fname', 'Adaeze'],
  ]);
});

/** Types on, as a keyboard does. */
function typeOn(id: string, letters: string): void {
  field(id).dispatchEvent(new Event('beforeinput', { bubbles: true }));
  field(id).value += letters;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
}

it.each([
  ['after the form was drawn', true],
  ['before the form was drawn', false],
])('letters that are typed into a field that React empties %s follow those of before', async (_, isDrawn) => {
  field('fname').value = 'Ada';
  const { replayEarlyInput } = await import('./early-input');
  typeOn('fname', 'e');
  if (isDrawn) replayEarlyInput();
  // React draws the empty field of its form.
  field('fname').value = '';
  typeOn('fname', 'z');
  typeOn('fname', 'e');
  if (!isDrawn) replayEarlyInput();
  jest.runAllTimers();
  expect(field('fname').value).toBe('Adaeze');
});

it('a field that the visitor has emptied stays empty', async () => {
  field('fname').value = 'Ada';
  const { replayEarlyInput } = await import('./early-input');
  replayEarlyInput();
  field('fname').dispatchEvent(new Event('beforeinput', { bubbles: true }));
  field('fname').value = '';
  field('fname').dispatchEvent(new Event('input', { bubbles: true }));
  typeOn('fname', 'Ngozi');
  jest.runAllTimers();
  expect(field('fname').value).toBe('Ngozi');
});

it('the visitor stays in the field, even if the form is drawn again', async () => {
  const { replayEarlyInput } = await import('./early-input');
  field('fname').focus();
  replayEarlyInput();
  drawAgain({ title: '', fname: '', sname: '' });
  expect(document.activeElement).toBe(document.body);
  jest.runAllTimers();
  expect(document.activeElement).toBe(field('fname'));
});

it('the draft of an earlier visit is kept if nothing was typed', async () => {
  const { replayEarlyInput } = await import('./early-input');
  replayEarlyInput();
  const told = drawAgain({ title: 'Mr', fname: 'Bola', sname: 'Ade' });
  replayEarlyInput();
  jest.runAllTimers();
  expect(told).toEqual([]);
});
