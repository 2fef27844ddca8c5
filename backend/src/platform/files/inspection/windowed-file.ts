import type { FileHandle } from 'node:fs/promises';

const WINDOW_BYTES = 16_384;

/** Random access to a file through one window of 16 KiB, so that many small reads cost few system calls. */
export class WindowedFile {
  private window = Buffer.alloc(0);
  private windowStart = 0;

  constructor(
    private readonly handle: FileHandle,
    /** Bytes in the file. */
    readonly size: number,
  ) {}

  /** The bytes at a position, which the caller must not change; fewer where the file ends. */
  async read(position: number, length: number): Promise<Buffer> {
    if (position >= this.size || length <= 0) return Buffer.alloc(0);
    const wanted = Math.min(length, this.size - position);
    const isInside =
      position >= this.windowStart && position + wanted <= this.windowStart + this.window.length;
    if (!isInside) {
      const bytes = Buffer.alloc(Math.min(Math.max(wanted, WINDOW_BYTES), this.size - position));
      const { bytesRead } = await this.handle.read(bytes, 0, bytes.length, position);
      this.window = bytes.subarray(0, bytesRead);
      this.windowStart = position;
    }
    const offset = position - this.windowStart;
    return this.window.subarray(offset, offset + wanted);
  }
}
