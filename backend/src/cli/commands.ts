import { migrate } from '../database/migrate.js';
import { seedSampleJobs } from '../database/sample-jobs.js';
import { awaitSchema } from './await-schema.js';
import { replayErasures, saveErasures } from './backup/erasures.js';
import { exportFiles } from './backup/export-files.js';
import { forgetFiles } from './backup/forget-files.js';
import { importFiles } from './backup/import-files.js';
import { fetchParts, storeParts } from './backup/move-parts.js';
import { pruneBackups } from './backup/prune-backups.js';
import { recordBackup } from './backup/record-backup.js';
import type { Command } from './command.js';
import { createOwner } from './create-owner.js';
import { listMails } from './list-mails.js';
import { listOpinions } from './list-opinions.js';
import { resetPassword } from './reset-password.js';
import { resetSecondFactor } from './reset-second-factor.js';
import { rotateKeys } from './rotate-keys.js';
import { sweep } from './sweep.js';
import { verifyAudit } from './verify-audit.js';
import { verifyFiles } from './verify-files.js';

export const commands: Record<string, Command> = {
  migrate: {
    summary:
      'bring the database to the schema of this version; with SEED_SAMPLE_JOBS=true also add sample jobs',
    async run(environment, _args, { console }) {
      await migrate(environment);
      if (environment.SEED_SAMPLE_JOBS) await seedSampleJobs(environment);
      console.log('The database has the schema of this version.');
      return 0;
    },
  },
  'await-schema': awaitSchema,
  'verify-files': verifyFiles,
  'verify-audit': verifyAudit,
  'export-files': exportFiles,
  'forget-files': forgetFiles,
  'import-files': importFiles,
  'store-parts': storeParts,
  'fetch-parts': fetchParts,
  'save-erasures': saveErasures,
  'replay-erasures': replayErasures,
  'record-backup': recordBackup,
  'prune-backups': pruneBackups,
  'rotate-keys': rotateKeys,
  sweep,
  'list-mails': listMails,
  'list-opinions': listOpinions,
  'create-owner': createOwner,
  'reset-password': resetPassword,
  'reset-second-factor': resetSecondFactor,
};
