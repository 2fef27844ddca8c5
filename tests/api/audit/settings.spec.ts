import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { auditOf } from '../../support/api/audit.js';

describe('settings in the audit log', () => {
  let app: ApiApp;

  beforeAll(async () => {
    app = await startApi({ ADMIN_REGISTRATION: 'closed' });
  });
  afterAll(() => app.close());

  const changed = (setting: string, from: string, to: string) => ({
    ...{ actor_id: null, action: 'setting.changed', object_type: 'setting', object_id: setting },
    data: { from, to },
  });

  /** Starts replicas with these settings at once, and stops them. */
  async function start(settings: Record<string, string>, replicas = 1) {
    const shared = { DATABASE_URL: app.site.databaseUrl, STORAGE_PATH: app.site.storagePath };
    const overrides = { ...shared, ADMIN_REGISTRATION: 'closed', ...settings };
    const servers = await Promise.all(Array.from({ length: replicas }, () => startApi(overrides)));
    await Promise.all(servers.map((server) => server.close()));
  }

  it('are recorded at the first start if they are not the default', async () => {
    const told = await app.query(`SELECT object_id, data FROM audit_log WHERE action = 'setting.changed'`);
    const registration = { object_id: 'ADMIN_REGISTRATION', data: { from: 'approval', to: 'closed' } };
    expect(told).toContainEqual(registration);
  });

  it('are recorded once when they change, however many servers start with them', async () => {
    expect(await auditOf(app, () => start({}))).toEqual([]);
    expect(await auditOf(app, () => start({ ADMIN_REGISTRATION: 'open' }, 3))).toEqual([
      changed('ADMIN_REGISTRATION', 'closed', 'open'),
    ]);
    expect(await auditOf(app, () => start({ ADMIN_REGISTRATION: 'open' }, 2))).toEqual([]);
    expect(await auditOf(app, () => start({}))).toEqual([changed('ADMIN_REGISTRATION', 'open', 'closed')]);
  });

  it('are recorded without their secrets', async () => {
    const SMTP_URL = 'smtp://somebody:secret@127.0.0.1:1';
    const entries = await auditOf(app, () => start({ SMTP_URL }));
    expect(entries).toEqual([changed('SMTP_URL', 'not set', 'set')]);
  });
});
