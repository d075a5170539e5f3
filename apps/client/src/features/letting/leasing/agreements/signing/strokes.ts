import { type DrawnSignature, LIMITS, SIGNATURE_FIELD } from '@common-roof/contracts';

/** A point in units of the field. */
export type Point = readonly [x: number, y: number];

/** Minimum distance between points, in units; a nearer point wouldn't change a stroke's look. */
const NEAR = 3;
/** As in `DrawnSignature` of the contracts: fewer numbers are a dot. */
const FEWEST = 16;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** Returns the pointer's position on the field, at any display size. */
export const pointIn = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => [
  within(((clientX - left) / width) * SIGNATURE_FIELD.width, SIGNATURE_FIELD.width),
  within(((clientY - top) / height) * SIGNATURE_FIELD.height, SIGNATURE_FIELD.height),
];

const countOf = (strokes: DrawnSignature): number => strokes.flat().length;

/** Begins a stroke; a tap leaves a dot. Strokes beyond the size limit aren't drawn. */
export function begun(strokes: DrawnSignature, [x, y]: Point): DrawnSignature {
  if (strokes.length >= LIMITS.signatureStrokes || countOf(strokes) + 4 > LIMITS.signatureNumbers) return strokes;
  return [...strokes, [x, y, x, y]];
}

/** Extends the last stroke. */
export function extended(strokes: DrawnSignature, [x, y]: Point): DrawnSignature {
  const last = strokes.at(-1);
  if (last === undefined || countOf(strokes) + 2 > LIMITS.signatureNumbers) return strokes;
  const [beforeX = 0, beforeY = 0] = last.slice(-2);
  if (Math.hypot(x - beforeX, y - beforeY) < NEAR) return strokes;
  return [...strokes.slice(0, -1), [...last, x, y]];
}

export const isEnough = (strokes: DrawnSignature): boolean => countOf(strokes) >= FEWEST;

/** Returns a stroke as the `points` of a polyline. */
export const pointsOf = (stroke: readonly number[]): string =>
  stroke.flatMap((x, at) => (at % 2 === 0 ? [`${String(x)},${String(stroke[at + 1] ?? 0)}`] : [])).join(' ');
