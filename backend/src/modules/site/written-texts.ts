/** What is written from a list, for as long as that list is in use: any number of addresses may ask for the same text. */
export class WrittenTexts<List extends object> {
  private readonly texts = new WeakMap<List, Map<string, string>>();

  get(list: List, name: string, write: () => string): string {
    const known = this.texts.get(list) ?? new Map<string, string>();
    this.texts.set(list, known);
    const text = known.get(name) ?? write();
    known.set(name, text);
    return text;
  }
}
