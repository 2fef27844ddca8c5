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

describe('what the worker keeps', () => {
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
  ])('%s, asked for by %s', (address, mode, kind) => {
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
  ])('is not %s, asked for by %s', (address, mode) => {
    expect(kindOf(asked(address, mode), ORIGIN)).toBeUndefined();
  });

  it.each([{ header: 'Authorization' }, { header: 'Range' }, { method: 'POST' }, { method: 'HEAD' }])(
    'is not what is asked for with %j',
    (more) => {
      expect(kindOf(asked('/api/jobs/7', 'cors', more), ORIGIN)).toBeUndefined();
      expect(kindOf(asked('/assets/careers-B4Os01wp.js', 'cors', more), ORIGIN)).toBeUndefined();
    },
  );
});

it('keeps a page once, whatever its address ends in', () => {
  for (const end of ['', '/', '?src=whatsapp', '#apply'])
    expect(keyOf(`${ORIGIN}/careers/7${end}`)).toBe('/careers/7');
  expect(keyOf(`${ORIGIN}/api/jobs/`)).toBe('/api/jobs/');
});

it('knows what belongs to a job, and to the list', () => {
  const job = ['/careers/7', '/job-application/7', '/api/jobs/7'];
  for (const key of job) expect(belongings(key)).toEqual(job);
  for (const key of ['/careers', '/api/jobs/']) expect(belongings(key)).toEqual(['/careers', '/api/jobs/']);
});

it('brings the form and the data of a job along, and never the data of all', () => {
  expect(broughtAlong('/careers/7')).toEqual(belongings('/careers/7'));
  for (const key of ['/careers', '/api/jobs/']) expect(broughtAlong(key)).toEqual(['/careers']);
});

it('takes no part of the list for the list', () => {
  for (const name of [...JOB_FILTER_NAMES, 'page'])
    expect(isPart(`${ORIGIN}/careers?src=x&${name}=2`)).toBe(true);
  for (const address of ['/careers', '/careers?src=whatsapp&fbclid=1', '/careers/7?q=rider'])
    expect(isPart(ORIGIN + address)).toBe(false);
});
