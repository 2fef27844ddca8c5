import { describe, expect, it } from '@jest/globals';
import { JOB_FILTER_NAMES } from '@smash/contract';
import { belongings, broughtAlong, isPart, keyOf, kindOf, type Kind } from './kept-addresses';

const ORIGIN = 'https://smash.example';

const asked = (
  address: string,
  mode: RequestMode = 'cors',
  more: { method?: string; header?: string } = {},
) => ({
  method: more.method ?? 'GET',
  mode,
  url: new URL(address, ORIGIN).href,
  headers: { has: (name: string) => name === more.header },
});

describe('the worker', () => {
  it.each<[string, RequestMode, Kind]>([
    ['/careers', 'navigate', 'page'],
    ['/careers/7', 'navigate', 'page'],
    ['/careers/7/', 'navigate', 'page'],
    ['/careers/7?src=whatsapp', 'navigate', 'page'],
    ['/job-application/7', 'navigate', 'page'],
    ['/api/jobs/', 'cors', 'data'],
    ['/api/jobs/7', 'cors', 'data'],
    ['/assets/careers-B4Os01wp.js', 'cors', 'file'],
    ['/assets/public-sans-BgGDx0fc.woff2', 'cors', 'file'],
  ])('keeps %s, requested with mode %s', (address, mode, kind) => {
    expect(kindOf(asked(address, mode), ORIGIN)).toBe(kind);
  });

  it.each<[string, RequestMode]>([
    ['/', 'navigate'],
    ['/hidden-portal/', 'navigate'],
    ['/hidden-portal/careers/7', 'navigate'],
    ['/hidden-portal/assets/index-B4Os01wp.js', 'cors'],
    ['/job-application', 'navigate'],
    ['/my-application', 'navigate'],
    ['/dashboard', 'navigate'],
    ['/login', 'navigate'],
    ['/careers/7/more', 'navigate'],
    ['/careers/0', 'navigate'],
    ['/careers/7', 'cors'],
    ['/api/jobs/7', 'navigate'],
    ['/api/jobs/?limit=10', 'cors'],
    ['/api/jobs/7/applications', 'cors'],
    ['/api/my-application', 'cors'],
    ['/api/files/abc', 'cors'],
    ['/assets/../api/files/cv.js', 'cors'],
    ['/film/a-day-with-smash.mp4', 'cors'],
    ['https://elsewhere.example/assets/a-B4Os01wp.js', 'cors'],
  ])('does not keep %s, requested with mode %s', (address, mode) => {
    expect(kindOf(asked(address, mode), ORIGIN)).toBeUndefined();
  });

  it.each([{ header: 'Authorization' }, { header: 'Range' }, { method: 'POST' }, { method: 'HEAD' }])(
    'does not keep a request with %j',
    (more) => {
      expect(kindOf(asked('/api/jobs/7', 'cors', more), ORIGIN)).toBeUndefined();
      expect(kindOf(asked('/assets/careers-B4Os01wp.js', 'cors', more), ORIGIN)).toBeUndefined();
    },
  );
});

it('a page has one key, however its address ends', () => {
  for (const end of ['', '/', '?src=whatsapp', '#apply'])
    expect(keyOf(`${ORIGIN}/careers/7${end}`)).toBe('/careers/7');
  expect(keyOf(`${ORIGIN}/api/jobs/`)).toBe('/api/jobs/');
});

it('the pages and data of a job belong together, as do those of the list', () => {
  const job = ['/careers/7', '/job-application/7', '/api/jobs/7'];
  for (const key of job) expect(belongings(key)).toEqual(job);
  for (const key of ['/careers', '/api/jobs/']) expect(belongings(key)).toEqual(['/careers', '/api/jobs/']);
});

it('a job brings along its form and its data; the list brings along only its page', () => {
  expect(broughtAlong('/careers/7')).toEqual(belongings('/careers/7'));
  for (const key of ['/careers', '/api/jobs/']) expect(broughtAlong(key)).toEqual(['/careers']);
});

it('a part of the list does not count as the list', () => {
  for (const name of [...JOB_FILTER_NAMES, 'page'])
    expect(isPart(`${ORIGIN}/careers?src=x&${name}=2`)).toBe(true);
  for (const address of ['/careers', '/careers?src=whatsapp&fbclid=1', '/careers/7?q=rider'])
    expect(isPart(ORIGIN + address)).toBe(false);
});
