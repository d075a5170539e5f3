import type { Box } from './box.ts';
import { openFacesFor } from './faces.ts';
import { layOut } from './lay-out.ts';
import { TEXT_HEIGHT } from './looks.ts';
import { paginate } from './paginate.ts';
import { Paper } from './paper.ts';
import type { PrintedDocument } from './printed-document.ts';

/**
 * Prints a document as a PDF file.
 * @param breathe called between two slices of work
 */
export async function printDocument(document: PrintedDocument, breathe: () => Promise<void>): Promise<Buffer> {
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

/** Yields every text in a value, at any depth. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}
