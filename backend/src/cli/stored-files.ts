import { type DataSource, In, IsNull, MoreThan, Not } from 'typeorm';
import { ApplicationFile } from '../modules/applications/entities/application-file.entity.js';
import { Import } from '../modules/imports/entities/import.entity.js';
import { inPages } from '../platform/statements/in-pages.js';

/** Well below the 65,535 parameters that a statement may have. */
const KEYS_AT_ONCE = 10_000;

/** Exit code: some files, which the command named, are lost or damaged; all others are intact. */
export const SOME_LOST = 3;

/** Whether so many files are lost that the place or the key is more likely wrong. */
export const areMostLost = (lost: number, total: number): boolean => lost > 0 && lost * 2 >= total;

/** A stored file, by its row. */
export interface StoredFile {
  storageKey: string;
  /** SHA-256 of the content, in hexadecimal. */
  sha256: string;
  /** The owner of the file, for operators; names no applicant. */
  owner: string;
}

/** Files stored for good or for work under way: files of applications, and tables that are being imported. */
export async function* storedFiles({ manager }: DataSource): AsyncGenerator<StoredFile> {
  for await (const file of inPages<ApplicationFile>((after, take) =>
    manager.find(ApplicationFile, {
      where: after && { storageKey: MoreThan(after.storageKey) },
      order: { storageKey: 'ASC' },
      take,
    }),
  ))
    yield describeFile(file);
  for (const each of await manager.findBy(Import, { storageKey: Not(IsNull()) })) yield* describeImport(each);
}

/** The keys of all stored files. */
export async function storedKeys(dataSource: DataSource): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { storageKey } of storedFiles(dataSource)) keys.add(storageKey);
  return keys;
}

/** The stored files with these keys; keys without a row are skipped. */
export async function storedFilesOf({ manager }: DataSource, keys: readonly string[]): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    const storageKey = In(keys.slice(start, start + KEYS_AT_ONCE));
    files.push(...(await manager.findBy(ApplicationFile, { storageKey })).map(describeFile));
    files.push(...(await manager.findBy(Import, { storageKey })).flatMap(describeImport));
  }
  return files;
}

const describeFile = ({ storageKey, sha256, applicationId, kind }: ApplicationFile): StoredFile => ({
  storageKey,
  sha256,
  owner: `application ${applicationId}, ${kind}`,
});

const describeImport = ({ id, storageKey, sha256 }: Import): StoredFile[] =>
  storageKey === null ? [] : [{ storageKey, sha256, owner: `import ${id}` }];
