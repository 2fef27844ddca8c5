/** Whether its fields can be read. An array is one too. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads JSON that was kept as text; undefined when there is none, or it holds no object. */
export function parseRecord(stored: string | null): Record<string, unknown> | undefined {
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
