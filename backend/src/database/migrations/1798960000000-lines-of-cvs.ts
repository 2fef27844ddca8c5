import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readCvsAgain } from '../read-cvs-again.js';

const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Word documents whose lines were read as one word are read again. */
export class LinesOfCvs1798960000000 implements MigrationInterface {
  name = 'LinesOfCvs1798960000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await readCvsAgain(runner, { contentTypes: [WORD_DOCUMENT], states: ['read'] });
  }

  async down(): Promise<void> {
    // Whoever goes back has them read again as well.
  }
}
