import { isRecord } from '@smash/contract';

/** Reads a stored object; undefined when nothing is stored, or what cannot be read. */
export function parseRecord(stored: string | null): Record<string, unknown> | undefined {
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
