import { withDatabase } from '../database/with-database.js';
import { verifySeals } from '../platform/audit/index.js';
import { type Command, UsageError } from './command.js';
import { counted } from './counted.js';

/**
 * Recomputes the chain of seals over the audit log. For what it does not protect from, see
 * docs/decisions/0071-the-audit-log-is-sealed-behind-its-writers.md.
 */
export const verifyAudit: Command = {
  summary:
    'verify-audit [digest]: compare the audit log with its seals, and look for the seal with a digest that you noted; exit code 1 on a difference',
  async run(environment, [noted], { console }) {
    if (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted)) {
      throw new UsageError('verify-audit takes the digest of a seal: 64 characters of 0-9 and a-f');
    }
    const result = await withDatabase(environment, (dataSource) =>
      dataSource.transaction('REPEATABLE READ', (manager) => verifySeals(manager, noted)),
    );
    const { seals, entries, pruned, unsealed, last, isNoted, problem } = result;
    if (problem) {
      console.error(`The audit log was changed. The first difference: ${problem}.`);
      return 1;
    }
    if (noted !== undefined && !isNoted) {
      console.error(
        `The audit log was changed: none of its ${counted(seals, 'seal')} has the digest ${noted}.`,
      );
      return 1;
    }
    console.log(
      `${counted(entries, 'entry is as its', 'entries are as their')} ${counted(seals, 'seal says', 'seals say')}; ${counted(unsealed, 'newer one is', 'newer ones are')} not sealed yet.`,
    );
    if (pruned > 0)
      console.log(`Removed at the age of AUDIT_LOG_DAYS, as the log itself records: ${pruned}.`);
    if (last) console.log(`Last seal, of ${last.sealedAt.toISOString()}: ${last.digest}`);
    return 0;
  },
};
