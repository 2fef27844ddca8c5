import { type DataSource, In, IsNull, Not } from 'typeorm';
import { ApplicationFile } from '../modules/applications/entities/application-file.entity.js';
import { Import } from '../modules/imports/entities/import.entity.js';

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
export async function storedFiles(dataSource: DataSource): Promise<StoredFile[]> {
  return findFiles(dataSource, Not(IsNull()));
}

/** Those of some keys, of which any number may have no row. */
export async function storedFilesOf(dataSource: DataSource, keys: readonly string[]): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE)
    files.push(...(await findFiles(dataSource, In(keys.slice(start, start + KEYS_AT_ONCE)))));
  return files;
}

async function findFiles(
  { manager }: DataSource,
  storageKey: ReturnType<typeof In<string>>,
): Promise<StoredFile[]> {
  const files = await manager.find(ApplicationFile, { where: { storageKey } });
  const imports = await manager.find(Import, { where: { storageKey } });
  return [
    ...files.map((file) => ({ ...file, owner: `application ${file.applicationId}, ${file.kind}` })),
    ...imports.flatMap(({ id, storageKey: key, sha256 }) =>
      key === null ? [] : { storageKey: key, sha256, owner: `import ${id}` },
    ),
  ];
}
