import { expect, it } from '@jest/globals';
import { scramVerifier } from './scram-verifier.js';

it('scramVerifier computes the verifier that PostgreSQL stores for a password', () => {
  // Password and salt of the example in RFC 7677; keys computed by PostgreSQL.
  const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64');
  expect(scramVerifier('pencil', salt)).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});
