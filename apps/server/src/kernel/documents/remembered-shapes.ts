import type { Font, GlyphRun } from 'fontkit';

/** Of one face, which is 7 MB of memory at most; a document of ten pages has about 1,500 different words. */
const MOST_WORDS = 5_000;

/**
 * A font that remembers the words it has shaped, over all documents of the process: shaping is most of what it takes to
 * print one, and documents share most of their words.
 */
export function withRememberedShapes(font: Font): Font {
  const shapes = new Map<string, GlyphRun>();
  const shapeOf = (word: string): GlyphRun => {
    const known = shapes.get(word);
    if (known) return known;
    const shape = font.layout(word);
    if (shapes.size >= MOST_WORDS) shapes.clear();
    shapes.set(word, shape);
    return shape;
  };
  const layout: Font['layout'] = (word, ...options) => {
    if (options.some((option) => option !== undefined)) return font.layout(word, ...options);
    const shape = shapeOf(word);
    // pdfkit scales the positions of what it is given.
    const positions = shape.positions.map((position) => ({ ...position }));
    return Object.create(shape, { positions: { value: positions } }) as GlyphRun;
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}
