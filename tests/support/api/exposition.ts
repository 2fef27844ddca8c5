/** Labels of each series, by the name of its metric, in the metrics of a backend. */
export function readExposition(text: string): Map<string, Record<string, string>[]> {
  const metrics = new Map<string, Record<string, string>[]>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-z0-9_]+)(?:\{(.*)\})? \S+$/i.exec(line) ?? [];
    if (name === undefined) continue;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, value]) => [
      label,
      value,
    ]);
    metrics.set(name, [...(metrics.get(name) ?? []), Object.fromEntries(pairs) as Record<string, string>]);
  }
  return metrics;
}
