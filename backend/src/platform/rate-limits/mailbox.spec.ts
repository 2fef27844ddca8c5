import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.js';

describe('the mailbox of an address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['ADA@Example.COM', 'ada@example.com'],
    ['ada+jobs+1@example.com', 'ada+@example.com'],
    ['ada+2@example.com', 'ada+@example.com'],
    ['+ada@example.com', '+ada@example.com'],
    ['ada.obi@example.com', 'ada.obi@example.com'],
    ['A.da.Obi+1@gmail.com', 'adaobi+@gmail.com'],
    ['ada.obi@googlemail.com', 'adaobi@gmail.com'],
    ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['ada@exam_ple.com', 'ada@exam_ple.com'],
    ['0192ABCD', '0192abcd'],
  ])('counts %s as %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
