import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { withDatabase } from '../database/with-database.js';
import type { Environment } from '../platform/config/environment.js';
import { CvIndex } from '../modules/applications/cv-search/cv-index.js';
import { CvText } from '../modules/applications/entities/cv-text.entity.js';
import { createFileStorage, createEncryptedStorage } from '../platform/files/create-file-storage.js';
import { COMMAND_TIMEOUTS, StoredFileMissingError } from '../platform/files/storage/file-storage.js';
import { encryptionKeyId } from '../platform/files/storage/encrypted-file.js';
import { Member } from '../modules/members/entities/member.entity.js';
import { decryptDetails, encryptDetails } from '../modules/members/member-details.js';
import { decryptSecret, encryptSecret } from '../modules/webhooks/endpoints/webhook-secrets.js';
import { WebhookEndpoint } from '../modules/webhooks/entities/webhook-endpoint.entity.js';
import { TotpSecret } from '../platform/auth/second-factor/entities/totp-secret.entity.js';
import { placeOfSecret } from '../platform/auth/second-factor/totp.service.js';
import { decryptText, encryptText } from '../platform/encryption/encrypted-text.js';
import { forgetFormerKeys } from '../platform/encryption/known-keys.js';
import type { Command } from './command.js';
import { forEach } from './for-each.js';
import { inPages } from '../platform/statements/in-pages.js';
import { storedFiles, storedFilesOf } from './stored-files.js';

const AT_ONCE = 4;

/** May be interrupted and run again: each item is replaced as a whole, and items under the first key are left alone. */
export const rotateKeys: Command = {
  summary:
    'encrypt files, texts of CVs, details of members and secrets of authenticator apps and webhooks with the first of FILE_ENCRYPTION_KEYS; once nothing is left you can remove the other keys',
  async run(environment, _args, { console }) {
    return withDatabase(environment, async (dataSource) => {
      const rotateAll = (
        kind: (dataSource: DataSource, environment: Environment) => AsyncIterable<Rotation>,
      ) => rotate(kind(dataSource, environment), (message) => console.error(message));
      const files = await rotateAll(filesOf);
      const texts = await rotateAll(cvTextsOf);
      const members = await rotateAll(membersOf);
      const apps = await rotateAll(totpSecretsOf);
      const webhooks = await rotateAll(webhookSecretsOf);
      const kinds = [files, texts, members, apps, webhooks];
      const failed = kinds.reduce((sum, kind) => sum + kind.failed, 0);
      const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
      const [{ id: keyId }] = environment.FILE_ENCRYPTION_KEYS;
      console.log(
        `${files.summary} files, ${texts.summary} texts of CVs, ${members.summary} members, ${apps.summary} authenticator apps and ${webhooks.summary} webhooks re-encrypted under the key "${keyId}", ${failed} failed.`,
      );
      if (count > 0)
        console.log(
          'Run rotate-keys again until nothing is left: a backend whose first key is another may have written since.',
        );
      else if (failed === 0) await forgetFormerKeys(dataSource.manager, environment.FILE_ENCRYPTION_KEYS);
      if (files.count > 0)
        console.log(
          'Make the next backup at a new place. Keep the former key with the existing backups: their files need it.',
        );
      return failed === 0 ? 0 : 1;
    });
  },
};

/** Re-encrypts one item. @returns false when it already had the first key */
type Rotation = () => Promise<boolean>;

async function rotate(
  rotations: AsyncIterable<Rotation>,
  tellFailure: (message: string) => void,
): Promise<{ count: number; failed: number; summary: string }> {
  let [count, failed, total] = [0, 0, 0];
  await forEach(rotations, AT_ONCE, async (rotation) => {
    total += 1;
    try {
      if (await rotation()) count += 1;
    } catch (error) {
      failed += 1;
      tellFailure(error instanceof Error ? error.message : String(error));
    }
  });
  return { count, failed, summary: `${count} of ${total}` };
}

/** Verifies a whole file before replacing it. A file that is erased meanwhile does not come back. */
async function* filesOf(dataSource: DataSource, environment: Environment): AsyncGenerator<Rotation> {
  const storage = createFileStorage(environment, COMMAND_TIMEOUTS);
  const encrypted = createEncryptedStorage(environment);
  const rotation = (storageKey: string) => async () => {
    const isKept = async () => (await storedFilesOf(dataSource, [storageKey])).length > 0;
    const [{ id: newest }] = environment.FILE_ENCRYPTION_KEYS;
    try {
      if ((await encryptionKeyId(await encrypted.get(storageKey), storageKey)) === newest) return false;
      const content = await buffer(await storage.get(storageKey));
      await storage.put(storageKey, Readable.from([content]), content.length);
    } catch (error) {
      if (error instanceof StoredFileMissingError && !(await isKept())) return false;
      throw error;
    }
    if (!(await isKept())) await storage.delete(storageKey);
    return true;
  };
  for await (const { storageKey } of storedFiles(dataSource)) yield rotation(storageKey);
}

/** Replaces text and lexemes together, so that a search finds either the old or the new ones. */
async function* cvTextsOf(dataSource: DataSource, environment: Environment): AsyncGenerator<Rotation> {
  const index = new CvIndex(environment.FILE_ENCRYPTION_KEYS);
  const texts = dataSource.getRepository(CvText);
  const rotation = (fileId: string) => async () => {
    const former = (await texts.findOneBy({ fileId }))?.encryptedText;
    const again = former && index.indexAgain(fileId, former);
    if (!again) return false;
    await dataSource.query(
      `UPDATE cv_texts SET encrypted_text = $2, lexemes = array_to_tsvector($3) WHERE file_id = $1 AND encrypted_text = $4`,
      [fileId, again.encryptedText, again.lexemes, former],
    );
    return true;
  };
  const rows = inPages<CvText>((after, take) =>
    texts.find({
      select: { fileId: true },
      // Also of those that are to be read again.
      where: { encryptedText: Not(IsNull()), ...(after && { fileId: MoreThan(after.fileId) }) },
      order: { fileId: 'ASC' },
      take,
    }),
  );
  for await (const { fileId } of rows) yield rotation(fileId);
}

async function* membersOf(dataSource: DataSource, environment: Environment): AsyncGenerator<Rotation> {
  const keys = environment.FILE_ENCRYPTION_KEYS;
  const members = dataSource.getRepository(Member);
  const rows = await members.find({ select: { id: true, encryptedDetails: true } });
  yield* rows.map(({ id, encryptedDetails }) => async () => {
    if (encryptedDetails.startsWith(`v1:${keys[0].id}:`)) return false;
    const renewed = encryptDetails(decryptDetails(encryptedDetails, id, keys), id, keys);
    await members.update({ id, encryptedDetails }, { encryptedDetails: renewed });
    return true;
  });
}

async function* totpSecretsOf(dataSource: DataSource, environment: Environment): AsyncGenerator<Rotation> {
  const keys = environment.FILE_ENCRYPTION_KEYS;
  const secrets = dataSource.getRepository(TotpSecret);
  const rows = await secrets.find({ select: { id: true, encryptedSecret: true } });
  yield* rows.map(({ id, encryptedSecret }) => async () => {
    if (encryptedSecret.startsWith(`v1:${keys[0].id}:`)) return false;
    const place = placeOfSecret(id);
    const renewed = encryptText(decryptText(encryptedSecret, place, keys), place, keys);
    await secrets.update({ id, encryptedSecret }, { encryptedSecret: renewed });
    return true;
  });
}

/** Locks the row: a secret that is rotated meanwhile moves from one column to the other. */
async function* webhookSecretsOf(dataSource: DataSource, environment: Environment): AsyncGenerator<Rotation> {
  const keys = environment.FILE_ENCRYPTION_KEYS;
  const rows = await dataSource.getRepository(WebhookEndpoint).find({ select: { id: true } });
  const again = (secret: string, id: string) =>
    secret.startsWith(`v1:${keys[0].id}:`)
      ? secret
      : encryptSecret(decryptSecret(secret, id, keys), id, keys);
  yield* rows.map(
    ({ id }) =>
      () =>
        dataSource.transaction(async (manager) => {
          const lock = { mode: 'pessimistic_write' } as const;
          const endpoint = await manager.findOne(WebhookEndpoint, { where: { id }, lock });
          if (!endpoint) return false;
          const { encryptedSecret, formerEncryptedSecret } = endpoint;
          const renewed = {
            encryptedSecret: again(encryptedSecret, id),
            formerEncryptedSecret: formerEncryptedSecret && again(formerEncryptedSecret, id),
          };
          if (
            renewed.encryptedSecret === encryptedSecret &&
            renewed.formerEncryptedSecret === formerEncryptedSecret
          )
            return false;
          await manager.update(WebhookEndpoint, { id }, renewed);
          return true;
        }),
  );
}
