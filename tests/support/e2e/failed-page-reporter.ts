import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SNAPSHOT = /^```yaml\n[^]*?^```\n/m;

/** Prints the page of a failed test as roles and names: a build server keeps only the log. */
export default class FailedPageReporter implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue;
      const [snapshot] = SNAPSHOT.exec(readFileSync(path, 'utf8')) ?? [];
      if (snapshot) console.log(`\nThe page at the end of “${title}”:\n${snapshot}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
