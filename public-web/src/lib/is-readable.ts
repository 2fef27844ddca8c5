export const UNREADABLE_FILE = 'This file can no longer be read. Please choose it again';

/**
 * Whether a chosen file can still be read. A file that was moved or changed since, or that a phone only holds in the
 * cloud, fails when it is sent, which looks like a network failure.
 */
export async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
