import { afterEach, expect, it } from '@jest/globals';
import { rememberChannel, visitChannel } from './channel';

afterEach(() => sessionStorage.clear());

it('the channel of a visit is kept until another address names one', () => {
  expect(visitChannel()).toBeNull();
  rememberChannel('?src=WhatsApp&utm_source=x');
  expect(visitChannel()).toBe('whatsapp');
  rememberChannel('');
  rememberChannel('?src=');
  rememberChannel(`?src=${'a'.repeat(41)}`);
  rememberChannel('?src=%3Cscript%3E');
  expect(visitChannel()).toBe('whatsapp');
  rememberChannel('?src=poster');
  expect(visitChannel()).toBe('poster');
});

it('an invalid channel in the storage is ignored', () => {
  sessionStorage.setItem('channel', 'not a channel');
  expect(visitChannel()).toBeNull();
});
