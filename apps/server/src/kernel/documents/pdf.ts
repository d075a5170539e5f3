import { setTimeout } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import type { Box } from './box.ts';
import { openFacesFor } from './faces.ts';
import { layOut } from './lay-out.ts';
import { TEXT_HEIGHT } from './looks.ts';
import { paginate } from './paginate.ts';
import { Paper } from './paper.ts';
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
    const breathe = this.breathing();
    await openFacesFor(textsIn(document));
    const paper = new Paper(document);
    const boxes: Box[] = [];
    for (const box of layOut(document, paper)) {
      boxes.push(box);
      await breathe();
    }
    const pages = paginate(boxes, TEXT_HEIGHT);
    for (const [index, page] of pages.entries()) {
      paper.page(page, index + 1, pages.length);
      await breathe();
    }
    return paper.finish();
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

/** Yields every text in a value, at any depth. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}
