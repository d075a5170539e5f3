import { DrawnSignature } from '@common-roof/contracts/schemas';

import { begun, extended, isEnough, pointIn, pointsOf } from './strokes.ts';

const FIELD = { left: 10, top: 20, width: 300, height: 100 };

describe('a drawn signature', () => {
  it('has whole units of its field, at any display size', () => {
    expect(pointIn(FIELD, { clientX: 160.3, clientY: 70 })).toEqual([301, 100]);
  });

  it('stays within the field when the pointer leaves it', () => {
    expect(pointIn(FIELD, { clientX: -50, clientY: 500 })).toEqual([0, 200]);
  });

  it('keeps a dot for a tap, and no point twice', () => {
    const dot = begun([], [5, 5]);
    expect(dot).toEqual([[5, 5, 5, 5]]);
    expect(extended(dot, [6, 6])).toBe(dot);
    expect(extended(dot, [9, 9])).toEqual([[5, 5, 5, 5, 9, 9]]);
  });

  it('is empty while it is only a dot, and valid for the server afterwards', () => {
    const points = [10, 20, 30, 40, 50, 60].map((x) => [x, 100] as const);
    let strokes = begun([], [0, 100]);
    expect(isEnough(strokes)).toBe(false);
    for (const point of points) strokes = extended(strokes, point);
    expect(isEnough(strokes)).toBe(true);
    expect(DrawnSignature.safeParse(strokes).success).toBe(true);
  });

  it('never exceeds the size limit', () => {
    let strokes: number[][] = [];
    for (let round = 0; round < 200; round += 1) {
      strokes = begun(strokes, [0, 0]);
      for (let x = 0; x <= 600; x += 3) strokes = extended(strokes, [x, round]);
    }
    expect(DrawnSignature.safeParse(strokes).success).toBe(true);
  });

  it('is shown as it was drawn', () => {
    expect(pointsOf([1, 2, 3, 4])).toBe('1,2 3,4');
  });
});
