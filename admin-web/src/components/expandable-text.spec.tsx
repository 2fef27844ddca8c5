import { afterEach, expect, it } from '@jest/globals';
import { JOB_TEXT_PREVIEW_LENGTH } from '@smash/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ExpandableText } from './expandable-text';

afterEach(cleanup);

it('Read More is described by the record and the text that it opens', () => {
  const text = 'x'.repeat(JOB_TEXT_PREVIEW_LENGTH + 1);
  render(
    <>
      <h3 id="job-7">Welder</h3>
      <ExpandableText label="Requirements" text={text} of="job-7" />
      <ExpandableText label="Your application" text={text} />
    </>,
  );
  screen.getByRole('button', { name: 'Read More', description: 'Your application' });
  fireEvent.click(screen.getByRole('button', { name: 'Read More', description: 'Welder Requirements' }));
  expect(screen.getByText(text)).toBeTruthy();
});
