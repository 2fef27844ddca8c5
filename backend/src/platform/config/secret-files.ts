import { readFileSync } from 'node:fs';

interface SecretFiles {
  /** The environment, with the contents of the files filled in. */
  values: NodeJS.ProcessEnv;
  problems: { key: string; message: string }[];
}

/** Takes the value of KEY from the file that KEY_FILE names: Docker and Kubernetes provide secrets as files. */
export function readSecretFiles(source: NodeJS.ProcessEnv, keys: readonly string[]): SecretFiles {
  const values = { ...source };
  const problems: SecretFiles['problems'] = [];
  for (const key of keys) {
    const file = source[`${key}_FILE`];
    if (file === undefined) continue;
    if (source[key] !== undefined) {
      problems.push({ key, message: `is given twice, here and by ${key}_FILE` });
      continue;
    }
    try {
      // Editors end a file with a line break, which is not part of the secret.
      const content = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (content.trim()) values[key] = content;
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      problems.push({ key, message: `the file of ${key}_FILE cannot be read (${code})` });
    }
  }
  return { values, problems };
}
