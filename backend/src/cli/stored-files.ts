import { type DataSource, In, IsNull, MoreThan, Not } from 'typeorm';
import { ApplicationFile } from '../modules/applications/entities/application-file.entity.js';
import { Import } from '../modules/imports/entities/import.entity.js';
import { inPages } from '../platform/statements/in-pages.js';

/** Well under the 65,535 values that a statement may have. */
const KEYS_AT_ONCE = 10_000;

/** Exit code of a command: some files, which it named, are lost or damaged, and all others are as they should be. */
export const SOME_LOST = 3;

/** Whether so many are lost that it is rather the place or the key that is wrong. */
export const areMostLost = (lost: number, total: number): boolean => lost > 0 && lost * 2 >= total;

/** A stored file as its row knows it. */
export interface StoredFile {
  storageKey: string;
  /** Of the content, in hexadecimal digits. */
  sha256: string;
  /** Whose it is, for an operator: names no applicant. */
  owner: string;
}

/** What is stored for good, and for what is under way: files of applications, and tables that are being imported. */
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

/** The keys of all of them. */
export async function storedKeys(dataSource: DataSource): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { storageKey } of storedFiles(dataSource)) keys.add(storageKey);
  return keys;
}

/** Those of some keys, of which any number may have no row. */
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
