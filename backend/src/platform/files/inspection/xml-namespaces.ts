/** The namespaces that prefixes stand for where a reader of XML is, each found at once however deep that is. */
export class XmlNamespaces {
  /** By prefix, the innermost last. */
  private readonly bound = new Map<string, string[]>();
  /** The prefixes that each open element declares. */
  private readonly declared: string[][] = [];

  /** @param attributes of the element, by name */
  open(attributes: Readonly<Record<string, string>>): void {
    const prefixes: string[] = [];
    for (const name in attributes) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
      const prefix = name.slice('xmlns:'.length);
      const namespaces = this.bound.get(prefix) ?? [];
      namespaces.push(attributes[name] ?? '');
      this.bound.set(prefix, namespaces);
      prefixes.push(prefix);
    }
    this.declared.push(prefixes);
  }

  close(): void {
    for (const prefix of this.declared.pop() ?? []) this.bound.get(prefix)?.pop();
  }

  /** The namespace of an element with this prefix; empty when there is none. */
  of(prefix: string): string {
    return this.bound.get(prefix)?.at(-1) ?? '';
  }
}
