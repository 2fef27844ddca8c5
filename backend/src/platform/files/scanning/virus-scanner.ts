import type { Readable } from 'node:stream';

export interface ScannableFile {
  content: () => Readable;
}

/**
 * Looks for malware in uploads before anything of them is kept
 * (docs/decisions/0030-uploads-are-scanned-before-they-are-kept.md).
 */
export abstract class VirusScanner {
  /** False where no scanner is configured: every file counts as clean then. */
  abstract readonly isOn: boolean;

  /**
   * @throws PartUnavailableError when the scanner cannot say
   */
  abstract isClean(file: ScannableFile): Promise<boolean>;

  /** @throws PartUnavailableError when the scanner does not answer */
  abstract check(): Promise<void>;
}

/** For installations without a scanner. */
export class NoVirusScanner extends VirusScanner {
  readonly isOn = false;

  isClean(): Promise<boolean> {
    return Promise.resolve(true);
  }

  check(): Promise<void> {
    return Promise.resolve();
  }
}
