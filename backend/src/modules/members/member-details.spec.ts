import { describe, expect, it } from '@jest/globals';
import { parseFileEncryptionKeys } from '../../platform/encryption/encryption-keys.js';
import { maskDetails, decryptDetails, encryptDetails } from './member-details.js';

const keys = parseFileEncryptionKeys(`k:${Buffer.alloc(32, 7).toString('base64')}`);
const details = {
  id_number: '12345678901',
  nok_fullname: 'Emeka Okonkwo',
  nok_address: '14 Allen Avenue, Ikeja',
  nok_phone: '0803 555 0101',
};

describe('the encrypted details of a member', () => {
  it('can be decrypted only for that member', () => {
    const encrypted = encryptDetails(details, 'one', keys);
    expect(decryptDetails(encrypted, 'one', keys)).toEqual(details);
    expect(() => decryptDetails(encrypted, 'two', keys)).toThrow('does not verify');
  });

  it('are masked so that members recognise their own', () => {
    expect(maskDetails(details)).toEqual({
      id_number: '••••8901',
      nok_fullname: 'E••• O•••',
      nok_address: '1••• A••• A••• I•••',
      nok_phone: '••••0101',
    });
  });

  it('show less than half of a short number', () => {
    expect(maskDetails({ ...details, id_number: 'AB1234' }).id_number).toBe('••••34');
    expect(maskDetails({ ...details, id_number: 'A' }).id_number).toBe('••••');
  });
});
