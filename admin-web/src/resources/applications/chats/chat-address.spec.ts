import { expect, it } from '@jest/globals';
import { chatAddress } from './chat-address';

it.each([
  ['+2348035550100', 'Hello', 'https://wa.me/2348035550100?text=Hello'],
  ['+447700900123', 'a & b\n#1?', 'https://wa.me/447700900123?text=a%20%26%20b%0A%231%3F'],
])('the address of a chat with %s and the text %j is correct', (phone, text, address) => {
  expect(chatAddress(phone, text)).toBe(address);
});
