import type { Font, Glyph, GlyphRun } from 'fontkit';

/** Of one face, which is 7 MB of memory at most; a document of ten pages has about 1,500 different words. */
const MOST_WORDS = 5_000;

/** The library's own store of glyphs, by id alone. */
type WithStore = Font & { _glyphs: Record<number, Glyph> };

/**
 * The library remembers a glyph as it was first used: as a part of another, such as the dot in a colon, it has no
 * characters, and every later document of the process would have none in its place, for readers and for copying. Here
 * it is remembered with the characters that it stands for.
 */
function rememberGlyphsByText(font: Font): void {
  const glyphs = new Map<string, Glyph>();
  const make = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const key = [id, ...codePoints].join();
    const known = glyphs.get(key);
    if (known) return known;
    (font as WithStore)._glyphs = {};
    const glyph = make(id, codePoints);
    glyphs.set(key, glyph);
    return glyph;
  };
}

/**
 * A font that remembers the words it has shaped, over all documents of the process: shaping is most of what it takes to
 * print one, and documents share most of their words.
 */
export function withRememberedShapes(font: Font): Font {
  rememberGlyphsByText(font);
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
