/** Cuts a stream of chunks into pieces of chosen sizes. Holds at most one piece and one chunk. */
export class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private buffered: Buffer[] = [];
  private bufferedBytes = 0;
  private isSourceDone = false;

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** The next bytes, as many as asked for; fewer only where the stream ends. */
  async take(size: number): Promise<Buffer> {
    await this.fill(size);
    const all = this.buffered.length === 1 ? this.buffered[0] : undefined;
    const joined = all ?? Buffer.concat(this.buffered);
    const rest = joined.subarray(size);
    this.buffered = rest.length > 0 ? [rest] : [];
    this.bufferedBytes = rest.length;
    return joined.subarray(0, size);
  }

  /** Whether no byte is left. */
  async isAtEnd(): Promise<boolean> {
    await this.fill(1);
    return this.bufferedBytes === 0;
  }

  private async fill(size: number): Promise<void> {
    while (this.bufferedBytes < size && !this.isSourceDone) {
      const next = await this.chunks.next();
      if (next.done) {
        this.isSourceDone = true;
      } else if (next.value.length > 0) {
        this.buffered.push(next.value);
        this.bufferedBytes += next.value.length;
      }
    }
  }
}
