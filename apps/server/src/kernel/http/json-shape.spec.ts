import fc from 'fast-check';

import { JSON_LIMITS, measureJson } from './json-shape.ts';

const measure = (text: string) => measureJson(Buffer.from(text));
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
/** Generates deeply nested lists and objects that are never large. */
const nests = fc
  .array(fc.tuple(fc.boolean(), fc.array(leaf, { maxLength: 2 })), { maxLength: 2 * JSON_LIMITS.depth })
  .map((levels) =>
    levels.reduce<unknown>(
      (inner, [isList, beside]) => (isList ? [...beside, inner] : { ...Object.fromEntries(beside.entries()), inner }),
      0,
    ),
  );

describe('the shape of a JSON text', () => {
  it('may be as deep as the limit, but no deeper', () => {
    expect(measure(nested(JSON_LIMITS.depth))).toBeNull();
    expect(measure(nested(JSON_LIMITS.depth + 1))).toBe('depth');
  });

  it('may have as many parts as the limit, but no more', () => {
    const list = (items: number): string => `[${Array(items).fill('1').join()}]`;
    expect(measure(list(JSON_LIMITS.parts + 1))).toBeNull();
    expect(measure(list(JSON_LIMITS.parts + 2))).toBe('parts');
  });

  it('ignores the content of strings', () => {
    const texts = ['[[[[[[[[[[[[[[[[[[[[[[[[[[[', '\\', '\\\\"', '"', ',,,,:::', '\\"[', ''];
    expect(measure(JSON.stringify({ texts: [texts, texts.join('')] }))).toBeNull();
    expect(measure(JSON.stringify({ text: ','.repeat(JSON_LIMITS.parts * 2) }))).toBeNull();
  });

  it('matches that of the parsed value, for any value', () => {
    fc.assert(
      fc.property(nests, (value) => {
        expect(measure(JSON.stringify(value)) === 'depth').toBe(depthOf(value) > JSON_LIMITS.depth);
      }),
    );
  });

  it('is also bounded for an incomplete text', () => {
    expect(measure('"never ended [[[')).toBeNull();
    expect(measure(']]]]]]')).toBeNull();
    expect(measure('')).toBeNull();
  });
});
