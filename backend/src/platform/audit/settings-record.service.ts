import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { AuditService } from './audit.service.js';
import { auditedSettings, defaultSettings } from './audited-settings.js';

/** Any number; the same on every replica, so that only one of them writes a change. */
const SETTINGS_LOCK = 7_305_072;

/** Writes into the audit log which settings changed since the last start (docs/decisions/0072-reading-is-on-record.md). */
@Injectable()
export class SettingsRecord {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** At each start, writes one entry for each changed setting; compares with the defaults where the log has none yet. */
  async write(): Promise<void> {
    const present = auditedSettings(this.environment);
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SETTINGS_LOCK]);
      const past = { ...defaultSettings(), ...(await this.audit.latest(manager, 'setting.changed', 'to')) };
      await this.audit.recordAll(
        manager,
        Object.entries(present).flatMap(([objectId, to]) => {
          const from = past[objectId] ?? 'unknown';
          if (from === to) return [];
          return [
            { actorId: null, action: 'setting.changed', objectType: 'setting', objectId, data: { from, to } },
          ];
        }),
      );
    });
  }
}
