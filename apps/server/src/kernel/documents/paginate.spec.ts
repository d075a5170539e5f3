import { casesOf } from '@common-roof/testing';
import fc from 'fast-check';

import type { Box } from './box.ts';
import { paginate } from './paginate.ts';

const HEIGHT = 100;
const box = (more: Partial<Box> = {}): Box => ({ height: 10, gap: 5, marks: [], ...more });
const many = (count: number, more: Partial<Box> = {}): readonly Box[] => Array.from({ length: count }, () => box(more));

const anyBox = fc.record({
  height: fc.integer({ min: 0, max: HEIGHT }),
  gap: fc.integer({ min: 0, max: 30 }),
  keep: fc.boolean(),
  startsPage: fc.boolean(),
  marks: fc.constant([]),
});

describe('pages', () => {
  it('are at least one', () => expect(paginate([], HEIGHT)).toEqual([[]]));

  it('contain every box once, in order, within their height and without overlap', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 60 }), (boxes) => {
        const pages = paginate(boxes, HEIGHT);
        expect(pages.flat().map((placed) => placed.box)).toEqual(boxes);
        for (const page of pages) {
          let y = 0;
          for (const placed of page) {
            expect(placed.y).toBeGreaterThanOrEqual(y);
            y = placed.y + placed.box.height;
          }
          expect(y).toBeLessThanOrEqual(HEIGHT);
        }
      }),
      casesOf(500),
    );
  });

  it('do not end with a heading', () => {
    const heading = box({ keep: true });
    const pages = paginate([...many(6), heading, box(), box()], HEIGHT);
    expect(pages.map((page) => page.length)).toEqual([6, 3]);
    expect(pages[1]?.[0]).toEqual({ box: heading, y: 0, again: false });
  });

  it('split what belongs together only if it is taller than a page', () => {
    expect(paginate([box(), ...many(40, { keep: true })], HEIGHT).map((page) => page.length)).toEqual([
      7, 7, 7, 7, 7, 6,
    ]);
  });

  it('begin at a forced break, but are never empty because of it', () => {
    const first = box({ startsPage: true });
    expect(paginate([first, first, first], HEIGHT).map((page) => page.length)).toEqual([1, 1, 1]);
  });

  it('repeat the head of a table when it continues', () => {
    const head = box({ keep: true });
    const pages = paginate([head, ...many(9, { repeat: [head] })], HEIGHT);
    expect(pages.map((page) => page.map(({ again }) => again))).toEqual([
      Array.from({ length: 7 }, () => false),
      [true, false, false, false],
    ]);
  });
});
