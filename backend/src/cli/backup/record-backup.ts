import { withDatabase } from '../../database/with-database.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type Command, UsageError } from '../command.js';

/** The audit log then shows that everything was copied, and the metrics how long ago. */
export const recordBackup: Command = {
  summary: 'record-backup <time> <files>: record a complete backup in the audit log',
  async run(environment, [time, files]) {
    if (!time || !files || !/^\d+$/.test(files)) {
      throw new UsageError('record-backup needs the time of the backup and the number of its files');
    }
    await withDatabase(environment, ({ manager }) =>
      new AuditService().record(manager, {
        actorId: null,
        action: 'backup.made',
        objectType: 'backup',
        objectId: time,
        data: { files },
      }),
    );
    return 0;
  },
};
