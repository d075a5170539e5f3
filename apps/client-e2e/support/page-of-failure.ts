import { readFileSync } from 'node:fs';

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const NAME = 'error-context';
/** Roles and names of what is on the page. */
const SNAPSHOT = /^```yaml\n(?<page>.*?)^```/gms;

/** What stood on the page when a story failed, in the log: a log is kept longer than the folder with the traces. */
export default class PageOfFailure implements Reporter {
  private readonly pages: string[] = [];

  printsToStdio(): boolean {
    return false; // beside the list
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    if (test.ok()) return;
    for (const { name, path } of attachments) {
      if (name !== NAME || path === undefined) continue;
      for (const { groups } of readFileSync(path, 'utf8').matchAll(SNAPSHOT)) {
        this.pages.push(`On the page when "${test.title}" failed:\n${groups?.['page'] ?? ''}`);
      }
    }
  }

  onEnd(): void {
    for (const page of this.pages) console.log(page);
  }
}
