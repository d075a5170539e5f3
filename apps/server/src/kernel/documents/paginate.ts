import type { Box } from './box.ts';

export interface Placed {
  readonly box: Box;
  /** Its upper edge, from the top of the text. */
  readonly y: number;
  /** A repeated head, which isn't read out again. */
  readonly again: boolean;
}

export type Page = readonly Placed[];

/**
 * Places boxes on pages of a given height. Boxes that belong together move to the next page together, and are split
 * only if they are taller than a page. Nothing is ever left out, and there is at least one page.
 */
export function paginate(boxes: readonly Box[], height: number): readonly Page[] {
  const pages: Placed[][] = [[]];
  let y = 0;
  const begin = (): void => {
    pages.push([]);
    y = 0;
  };
  const put = (box: Box, again: boolean): void => {
    const page = pages.at(-1);
    if (page === undefined) return;
    const top = y === 0 ? 0 : y + box.gap;
    page.push({ box, y: top, again });
    y = top + box.height;
  };
  for (const group of together(boxes)) {
    const [first] = group;
    if (first === undefined) continue;
    if (first.startsPage === true && y > 0) begin();
    const needed = extent(group);
    if (y > 0 && y + first.gap + needed > height && needed <= height) turn(first);
    for (const box of group) {
      if (y > 0 && y + box.gap + box.height > height) turn(box);
      put(box, false);
    }
  }
  return pages;

  function turn(next: Box): void {
    begin();
    for (const head of next.repeat ?? []) put(head, true);
  }
}

/** Yields groups of boxes that must not be separated. */
function* together(boxes: readonly Box[]): Generator<readonly Box[]> {
  let group: Box[] = [];
  for (const box of boxes) {
    if (box.startsPage === true && group.length > 0) {
      yield group;
      group = [];
    }
    group.push(box);
    if (box.keep === true) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

function extent(group: readonly Box[]): number {
  return group.reduce((sum, box, index) => sum + box.height + (index === 0 ? 0 : box.gap), 0);
}
