import { expect, it } from '@jest/globals';
import { CHANNEL_LABELS, channelLabel, readChannel, throughChannel } from './channel.js';

it.each([
  ['whatsapp', 'whatsapp'],
  ['Job-Fair_2026', 'job-fair_2026'],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), null],
  ['two words', null],
  ['<b>', null],
  ['naïve', null],
  ['poster\n', null],
  ['', null],
  [null, null],
  [['x'], null],
])('reads %j as the channel %j', (value, channel) => {
  expect(readChannel(value)).toBe(channel);
});

it('labels known channels, and gives others the name that they came with', () => {
  expect(['whatsapp', 'job-fair', 'constructor', null].map(channelLabel)).toEqual([
    'WhatsApp',
    'job-fair',
    'constructor',
    'Not known',
  ]);
});

it('reads every channel that has a label, and adds a channel to an address', () => {
  for (const channel of Object.keys(CHANNEL_LABELS)) expect(readChannel(channel)).toBe(channel);
  expect(throughChannel('https://smash.example/j/a1', 'feed-xml')).toBe(
    'https://smash.example/j/a1?src=feed-xml',
  );
});
