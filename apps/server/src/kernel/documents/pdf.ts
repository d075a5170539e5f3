import { setTimeout } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import type { PrintedDocument } from './printed-document.ts';

/** Maximum milliseconds of work without a pause, so that a long document doesn't block the process. */
const BREATH_MS = 12;
/**
 * Milliseconds from one slice of work to the next, however many documents are printed at once, because requests come
 * first.
 */
const PAUSE_MS = 36;

/**
 * Prints documents as tagged PDF (PDF/UA-1) with embedded fonts. Printing has no priority, because nobody waits for it.
 */
@Injectable()
export class Pdf {
  /** When the next slice of work may begin. */
  private nextAt = 0;

  /** Prints a document. The same document has the same bytes, whenever and however often it is printed. */
  async print(document: PrintedDocument): Promise<Buffer> {
    // Fonts and everything that reads them, which most processes never need.
    const { printDocument } = await import('./print-document.ts');
    return printDocument(document, this.breathing());
  }

  private breathing(): () => Promise<void> {
    let since = performance.now();
    return async () => {
      const now = performance.now();
      if (now - since < BREATH_MS) return;
      this.nextAt = Math.max(this.nextAt, now) + PAUSE_MS;
      await setTimeout(this.nextAt - now);
      since = performance.now();
    };
  }
}
