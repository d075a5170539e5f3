import { setTimeout } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import type { Box } from './box.ts';
import { openFacesFor } from './faces.ts';
import { layOut } from './lay-out.ts';
import { TEXT_HEIGHT } from './looks.ts';
import { paginate } from './paginate.ts';
import { Paper } from './paper.ts';
import type { PrintedDocument } from './printed-document.ts';

/** Work without a pause, in milliseconds: a long document must not hold up what else a process does. */
const BREATH_MS = 12;
/** From one breath to the next, however many documents are printed at once: the machine is there for those who wait for it. */
const PAUSE_MS = 36;

/** Prints documents as tagged PDF (PDF/UA-1) with its fonts embedded. Nobody waits for them: they take their time. */
@Injectable()
export class Pdf {
  /** When the next breath may begin. */
  private nextAt = 0;

  /** The same document is the same bytes, whenever and however often it is printed. */
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

/** Every text in it, wherever it stands. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}
