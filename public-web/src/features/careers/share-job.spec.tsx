import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aJob, show } from '../../lib/spec-support';
import { jobInShort, ShareJob } from './share-job';

const job = aJob({
  id: 361,
  title: 'Cook & baker',
  brand: 'smashfood',
  location: 'Wuse 2, Abuja',
  salary_range: '₦90,000 a month',
  application_deadline: '2026-12-31',
});

it('a shared job names title, employer, place, type, salary and last day', () => {
  expect(jobInShort(job)).toBe(
    'Cook & baker, Smashfood\nWuse 2, Abuja · Full Time · ₦90,000 a month\nApply by December 31, 2026',
  );
  expect(jobInShort(aJob({ title: 'Cook, Smashfood', brand: 'smashfood' }))).toBe(
    'Cook, Smashfood\nAbuja · Full Time',
  );
  expect(jobInShort(aJob({ title: 'Cook at Owenas' }))).toMatch(/^Cook at Owenas\n/);
  expect(jobInShort(aJob({ title: 'Cook' }))).toMatch(/^Cook, Smash Technology\n/);
});

it('a job can be shared by WhatsApp first, with a short address for each channel', () => {
  show(<ShareJob job={job} origin="https://smash.example" />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, new URL(link.getAttribute('href') ?? '')] as const);
  expect(links.map(([name]) => name)).toEqual(['WhatsApp', 'X', 'LinkedIn', 'Email']);
  const short = (source: string) => `https://smash.example/j/a1?src=${source}`;
  const [whatsApp, x, linkedIn, email] = links.map(([, { searchParams }]) => searchParams);
  expect(whatsApp?.get('text')).toBe(`${jobInShort(job)}\n${short('whatsapp')}`);
  expect(x?.get('url')).toBe(short('x'));
  expect(linkedIn?.get('url')).toBe(short('linkedin'));
  expect(email?.get('body')?.split('\r\n')).toEqual([...jobInShort(job).split('\n'), short('email')]);
  expect(links[3]?.[1].href).not.toContain('+');
});
