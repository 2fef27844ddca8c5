import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { literalTexts } from './literal-texts.mjs';

const find = (code) =>
  [...literalTexts(ts, ts.createSourceFile('screen.tsx', code, ts.ScriptTarget.Latest, true))].map(
    ({ text }) => text,
  );

describe('a text that is not passed to t', () => {
  it.each([
    ['<p>Read more</p>', 'Read more'],
    ['<p>in {count} days</p>', 'in'],
    ['<Button label="Delete" />', 'Delete'],
    ['<img alt="The company" />', 'The company'],
    ['<input placeholder="Such as Work laptop" />', 'Such as Work laptop'],
    ['<b aria-label={isOpen ? "Close the menu" : undefined} />', 'Close the menu'],
    ["notify('Job deleted', { type: 'success' })", 'Job deleted'],
    ['notify(`${name} was deleted`)', '¤ was deleted'],
    ["const LABELS = { new: 'Waiting for approval' };", 'Waiting for approval'],
    ["const done = 'was approved';", 'was approved'],
    ['say(`${noun} or stage`)', '¤ or stage'],
  ])('is found in %s', (code, text) => {
    expect(find(code)).toContain(text);
  });

  it.each([
    "<p>{t('Read more')}</p>",
    "<Button label={t('Delete')} />",
    "rich('There are no free times. %{link}', { link })",
    '<Box sx={{ gridTemplateColumns: "minmax(0, 1fr) auto" }} component="span" color="error" />',
    "import { Button } from 'A package';",
    "type Kind = 'A kind';",
    "throw new Error('There is no resource')",
    "press.key === 'ArrowUp'",
    "headers.set('Idempotency-Key', key)",
    '`/jobs/${id}/applications`',
    '<code>reset-password now</code>',
    '<p>{name} · {email}</p>',
  ])('is not found in %s', (code) => {
    expect(find(code)).toEqual([]);
  });
});
