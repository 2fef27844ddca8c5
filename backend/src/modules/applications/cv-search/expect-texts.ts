import type { EntityManager } from 'typeorm';
import { prepared } from '../../../platform/statements/prepared-statements.js';

const EXPECT = prepared(
  `INSERT INTO cv_texts (file_id, application_id)
   SELECT id, application_id FROM application_files WHERE application_id = $1 AND kind = 'cv'`,
);

/** Queues the CV of an application for the worker, in the transaction that writes the file's row. */
export async function expectTexts(manager: EntityManager, applicationId: string): Promise<void> {
  await manager.query(EXPECT, [applicationId]);
}
