import { createRequire } from 'node:module';

import * as fontkit from 'fontkit';

import { withRememberedShapes } from './remembered-shapes.ts';

const { resolve } = createRequire(import.meta.url);

function opened(): fontkit.Font {
  const font = fontkit.openSync(resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'));
  if (!('characterSet' in font)) throw new Error('Inter is one font.');
  return withRememberedShapes(font);
}

const codePointsOf = (font: fontkit.Font, text: string): number[][] =>
  font.layout(text).glyphs.map(({ codePoints }) => [...codePoints]);

describe('a font that remembers shapes', () => {
  it('knows the characters of a glyph that an earlier document had as a part of another', () => {
    const font = opened();
    const subset = font.createSubset();
    // Drawn with the dot of a full stop.
    for (const glyph of font.layout(':;!?…').glyphs) subset.includeGlyph(glyph);
    subset.encode();
    expect(codePointsOf(font, '.')).toEqual([[0x2e]]);
  });

  it('knows which of two characters with one glyph a text has, whichever came first', () => {
    const font = opened();
    // A font of its own to look in: looking at a glyph is using it.
    const looked = opened();
    const shown = Map.groupBy(looked.characterSet, (point) => looked.glyphForCodePoint(point).id);
    const [one = 0, other = 0] = [...shown.values()].find(({ length }) => length > 1) ?? [];
    expect(one).not.toBe(other);
    expect(codePointsOf(font, String.fromCodePoint(other))).toEqual([[other]]);
    expect(codePointsOf(font, String.fromCodePoint(one))).toEqual([[one]]);
  });

  it('gives the glyphs of a known word again', () => {
    const font = opened();
    expect(font.layout('roof').glyphs[0]).toBe(font.layout('roof').glyphs[0]);
  });
});
