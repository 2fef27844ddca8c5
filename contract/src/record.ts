/** Whether a value has fields that can be read. True for arrays, too. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Parses stored JSON; undefined when there is none, or it is no object. */
export function parseRecord(stored: string | null): Record<string, unknown> | undefined {
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
