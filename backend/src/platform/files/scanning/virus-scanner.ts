import type { Readable } from 'node:stream';

export interface ScannableFile {
  content: () => Readable;
}

/** How ClamAV names what has too much in it to be looked through, or takes too long. */
export const LIMIT_EXCEEDED = 'Heuristics.Limits.Exceeded';

/**
 * Looks for malware in uploads before anything of them is kept
 * (docs/decisions/0030-uploads-are-scanned-before-they-are-kept.md).
 */
export abstract class VirusScanner {
  /** False where no scanner is configured; then every file counts as clean. */
  abstract readonly isOn: boolean;

  /**
   * The name of what it found, as its signatures call it; undefined for a clean file. What it cannot look through has a name as
   * well: see LIMIT_EXCEEDED.
   * @param signal ends the scan sooner than the scanner's own limit
   * @throws PartUnavailableError when the scanner cannot say
   */
  abstract find(file: ScannableFile, signal?: AbortSignal): Promise<string | undefined>;

  /** @throws PartUnavailableError when the scanner does not answer */
  abstract check(): Promise<void>;
}

/** For installations without a scanner. */
export class NoVirusScanner extends VirusScanner {
  readonly isOn = false;

  find(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  check(): Promise<void> {
    return Promise.resolve();
  }
}
