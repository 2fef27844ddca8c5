import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { decryptDetails } from '../../../backend/src/modules/members/member-details.js';
import { CvIndex } from '../../../backend/src/modules/applications/cv-search/cv-index.js';
import { parseFileEncryptionKeys } from '../../../backend/src/platform/encryption/encryption-keys.js';
import { apply, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { uploadTable } from '../../support/api/imports.js';
import { joinAsMember } from '../../support/api/members.js';
import { setUpApp } from '../../support/api/two-steps.js';
import { listen, SENDING_WEBHOOKS, untilLogged } from '../../support/api/webhooks.js';
import {
  RECEIVER_NETWORK,
  startWebhookReceiver,
  verifySignature,
  type WebhookReceiver,
} from '../../support/doubles/webhook-receiver.js';
import { aCorrectionOfSecrets } from '../../support/samples/builders.js';
import { runHostedCommand } from '../../support/servers/server-host.js';

describe('a new key of the key ring', () => {
  let receiver: WebhookReceiver;
  let app: ApiApp;
  let owner: Member;
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
    app = await startApi({ WEBHOOK_ALLOWED_NETWORKS: RECEIVER_NETWORK });
    owner = await registerAndLogIn(app);
  });
  afterEach(async () => {
    await app.close();
    await receiver.close();
  });

  const run = (args: string[], overrides: NodeJS.ProcessEnv = {}, input = '') =>
    runHostedCommand(args, { ...app.site.environment, ...overrides }, input);

  /** Ids of the keys that something may still be encrypted with. */
  const samples = async () =>
    (await app.query<{ id: string }>('SELECT key_id AS id FROM key_samples')).map(({ id }) => id);

  it('re-encrypts files, members’ details and secrets, after which the old key is not needed', async () => {
    const job = await postJob(owner);
    for (let i = 0; i < 3; i += 1) await apply(app, job.id);
    const member = await joinAsMember(app);
    await setUpApp(owner);
    await uploadTable(owner.api, 'jobs', 'title,location\nDriver,Lagos\n').expect(201);
    const listening = await listen(receiver, owner, ['job.posted']);
    await owner.api.post(`/api/webhooks/${listening.id}/secret`).expect(201);
    const old = app.site.environment['FILE_ENCRYPTION_KEYS'] ?? '';
    // Text as an earlier read of this CV left it; rotation must re-encrypt it too.
    const [cv] = await app.query<{ id: string }>('SELECT file_id AS id FROM cv_texts LIMIT 1');
    const { encryptedText } = new CvIndex(parseFileEncryptionKeys(old)).index(cv?.id ?? '', 'Audits');
    await app.query('UPDATE cv_texts SET encrypted_text = $2 WHERE file_id = $1', [cv?.id, encryptedText]);
    const added = `fresh:${randomBytes(32).toString('base64')}`;
    expect((await run(['verify-files'], { FILE_ENCRYPTION_KEYS: added })).code).toBe(1);
    const both = { FILE_ENCRYPTION_KEYS: `${added},${old}` };
    expect((await run(['rotate-keys'], both)).output).toBe(
      '4 of 4 files, 1 of 1 texts of CVs, 1 of 1 members, 1 of 1 authenticator apps and 1 of 1 webhooks re-encrypted under the key "fresh", 0 failed.\n' +
        'Run rotate-keys again until nothing is left: a backend whose first key is another may have written since.\n' +
        'Make the next backup at a new place. Keep the former key with the existing backups: their files need it.\n',
    );
    const former = old.split(':')[0];
    expect(await samples()).toContain(former);
    expect((await run(['rotate-keys'], both)).output).toBe(
      '0 of 4 files, 0 of 1 texts of CVs, 0 of 1 members, 0 of 1 authenticator apps and 0 of 1 webhooks re-encrypted under the key "fresh", 0 failed.\n',
    );
    expect(await samples()).not.toContain(former);
    expect((await run(['verify-files'], { FILE_ENCRYPTION_KEYS: added })).code).toBe(0);
    const [row] = await app.query<{ sealed_details: string }>('SELECT sealed_details FROM members');
    const details = decryptDetails(row?.sealed_details ?? '', member.id, parseFileEncryptionKeys(added));
    expect(details.id_number).toBe(member.form.id_number);
    const secrets = await app.query<{ text: string }>('SELECT encrypted_secret AS text FROM totp_secrets');
    expect(secrets).toEqual([{ text: expect.stringMatching(/^v1:fresh:/) }]);
    expect((await run(['rotate-keys'])).code).toBe(1);

    const renewed = await startApi(
      {
        ...{ DATABASE_URL: app.site.databaseUrl, FILE_ENCRYPTION_KEYS: added },
        WEBHOOK_ALLOWED_NETWORKS: RECEIVER_NETWORK,
      },
      SENDING_WEBHOOKS,
    );
    await postJob(owner);
    const [event] = await listening.until(1);
    // Signed with the new secret and with the former one.
    expect(event.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    verifySignature(event, listening.secret);
    await renewed.close();
  });

  it('lets a backup be made, and a member’s details be entered, after the old one was lost', async () => {
    await apply(app, (await postJob(owner)).id);
    const [file = ''] = await app.storedObjects();
    const { id } = await joinAsMember(app);
    const FILE_ENCRYPTION_KEYS = `fresh:${randomBytes(32).toString('base64')}`;
    const without = await startApi({ DATABASE_URL: app.site.databaseUrl, FILE_ENCRYPTION_KEYS });
    const { account } = owner;
    const api = withToken(without, await logIn(without, account));
    const { password } = account;
    const { body } = await api.get(`/api/members/${id}`).expect(200);
    expect(body).toMatchObject({ masked: { id_number: '••••', nok_phone: '••••' } });
    const revealed = await api.post(`/api/members/${id}/reveal`).send({ password }).expect(200);
    expect(revealed.body).toMatchObject({ id_number: '', nok_fullname: '' });
    const { version } = body as { version: number };
    const wanted = { ...aCorrectionOfSecrets(), version, password };
    const { body: corrected } = await api.put(`/api/members/${id}/secrets`).send(wanted).expect(200);
    expect(corrected).toMatchObject({ masked: { id_number: '••••4567' } });
    await without.close();

    const lost = { FILE_ENCRYPTION_KEYS };
    expect((await run(['verify-files'], lost)).errors).toContain(`key ${file}: `);
    expect((await run(['rotate-keys'], lost)).code).toBe(1);
    expect((await run(['forget-files'], lost, file)).code).toBe(0);
    expect(await run(['rotate-keys'], lost)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^0 of 0 files, .* 0 of 1 members, /),
    });
  });

  it('shows in the log of a webhook if the old key is removed too early', async () => {
    const listening = await listen(receiver, owner, ['job.posted']);
    const without = await startApi(
      {
        DATABASE_URL: app.site.databaseUrl,
        FILE_ENCRYPTION_KEYS: `fresh:${randomBytes(32).toString('base64')}`,
      },
      { ...SENDING_WEBHOOKS, webhookRetries: [] },
    );
    await postJob(owner);
    await untilLogged(owner, listening, [{ state: 'dead', failure: 'not_decrypted' }]);
    await without.close();
  });
});
