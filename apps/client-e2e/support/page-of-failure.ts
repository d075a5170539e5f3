import { readFileSync } from 'node:fs';

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const NAME = 'error-context';
/** The roles and accessible names of the page's elements. */
const SNAPSHOT = /^```yaml\n(?<page>.*?)^```/gms;

/** Logs the page on which a story failed, because logs are kept longer than the folder of traces. */
export default class PageOfFailure implements Reporter {
  private readonly pages: string[] = [];

  printsToStdio(): boolean {
    return false; // runs beside the list reporter
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
