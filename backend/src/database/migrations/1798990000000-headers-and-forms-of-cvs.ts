import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readCvsAgain } from '../read-cvs-again.js';

const CONTENT_TYPES = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/pdf',
];

/** CVs whose headers, footers, notes or fields of a form were left out are read again, also those that had no other text. */
export class HeadersAndFormsOfCvs1798990000000 implements MigrationInterface {
  name = 'HeadersAndFormsOfCvs1798990000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await readCvsAgain(runner, { contentTypes: CONTENT_TYPES, states: ['read', 'without_text'] });
  }

  async down(): Promise<void> {
    // The version before finds them by what was read.
  }
}
