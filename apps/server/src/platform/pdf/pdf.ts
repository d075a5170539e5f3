import { setTimeout } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import type { Box } from './box.ts';
import { layOut } from './lay-out.ts';
import { TEXT_HEIGHT } from './looks.ts';
import { paginate } from './paginate.ts';
import { Paper } from './paper.ts';
import type { PrintedDocument } from './printed-document.ts';

/**
 * Work without a pause, in milliseconds, and the pause after it: a long document holds up neither what else its process
 * does, nor what else the machine does. Nobody waits for it.
 */
const BREATH_MS = 12;

/** Prints documents as tagged PDF (PDF/UA-1) with its fonts embedded. */
@Injectable()
export class Pdf {
  /** The same document is the same bytes, whenever and however often it is printed. */
  async print(document: PrintedDocument): Promise<Buffer> {
    const breathe = breathing();
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
}

function breathing(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < BREATH_MS) return;
    await setTimeout(BREATH_MS);
    since = performance.now();
  };
}
