import { expect } from '@jest/globals';
import pg from 'pg';
import { readEnvironment } from '../../../backend/src/platform/config/environment.js';
import { createFileStorage } from '../../../backend/src/platform/files/create-file-storage.js';
import { compare, describe as inWords, gather } from '../../ledger/check.mjs';
import type { Ledger } from '../../ledger/ledger.mjs';
import { eventually } from '../../support/api/state.js';
import type { TestMailServer } from '../../support/doubles/mail-server.js';
import { runHostedCommand } from '../../support/servers/server-host.js';

interface Place {
  environment: NodeJS.ProcessEnv;
  /** Connection string of a role that may read and change everything. */
  databaseUrl: string;
  /** Mail server of the backend, if it sends mails. */
  mails?: TestMailServer;
}

/**
 * Compares the ledger with the present state, once mails have left and remains of interrupted uploads are due for removal. Prints
 * the result, and fails unless everything is as it was acknowledged.
 */
export async function judge(ledger: Ledger, { environment, databaseUrl, mails }: Place): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (sql: string): Promise<number> =>
    (await client.query<{ n: number }>(`SELECT count(*)::int AS n ${sql}`)).rows[0]?.n ?? 0;
  // As if the time had passed after which unattached files are removed.
  const leftBehind = await count('FROM unattached_files');
  await client.query(`UPDATE unattached_files SET since = since - interval '1 hour'`);
  const { code, errors } = await runHostedCommand(['sweep'], environment);
  if (code !== 0) throw new Error(errors);
  if (mails) {
    // As if the time had passed after which a mail is tried again. Mails about removed applications wait, since a removal can be undone.
    await eventually(async () => {
      await client.query(
        `UPDATE mails SET next_attempt_at = now() WHERE status = 'queued' AND next_attempt_at > now()`,
      );
      expect(
        await count(
          `FROM mails m LEFT JOIN applications a ON a.id = m.application_id WHERE m.status = 'queued' AND a.removed_at IS NULL`,
        ),
      ).toBe(0);
    });
  }
  await client.end();
  const store = createFileStorage(readEnvironment(environment));
  const kept = await gather(ledger.acts, { databaseUrl, store });
  const receivedMails = mails?.received.map(({ recipients, content }) => ({
    recipient: recipients[0] ?? '',
    messageId: content.messageId ?? '',
  }));
  const findings = compare(ledger.acts, { ...kept, ...(receivedMails && { receivedMails }) });
  process.stdout.write(
    `  ${inWords(ledger.acts, findings)}; ${leftBehind} files were left to the sweep (${ledger.file})\n`,
  );
  expect(findings).toEqual([]);
}
