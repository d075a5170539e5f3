import { casesOf } from '@common-roof/testing';
import fc from 'fast-check';

import { openFace, piecesOf } from './faces.ts';
import { LOOKS } from './looks.ts';
import { linesOf, widthOf, type Line } from './typesetter.ts';

const WIDTH = 120;
/** Every character is as wide as its face is tall; no font decides what these tests see. */
const measure = (text: string, _face: string, size: number): number => text.length * size * 0.5;
const textOf = (line: Line): string => line.map(({ text }) => text).join('');
const set = (text: string): readonly Line[] => linesOf([{ text, look: LOOKS.body }], WIDTH, measure);

describe('a paragraph', () => {
  it('is broken between words, and the space stays at the end of its line', () => {
    expect(set('one two three four five six seven').map(textOf)).toEqual(['one two three four ', 'five six seven']);
  });

  it('keeps every character and no line is too wide, whatever is written', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', 'Ж', 'é', '中', '😀', ' ', '-', '\u00AD', '\u00A0', 'ß', '1'),
    });
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 6 }), (texts) => {
        const runs = texts.map((text, index) => ({ text, look: index % 2 === 0 ? LOOKS.body : LOOKS.section }));
        const lines = linesOf(runs, WIDTH, measure);
        const shown = runs.flatMap(({ text, look }) => piecesOf(text, look.style)).map(({ text }) => text);
        expect(lines.map(textOf).join('')).toBe(shown.join(''));
        for (const line of lines) expect(measure(textOf(line).trimEnd(), '', 10.5)).toBeLessThanOrEqual(WIDTH);
      }),
      casesOf(500),
    );
  });

  it('breaks a word that is wider than a line where it has to', () => {
    const lines = set(`see ${'x'.repeat(50)}`);
    expect(lines.map(textOf).join('')).toBe(`see ${'x'.repeat(50)}`);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(WIDTH);
  });

  it('does not part what a word is made of, though its faces change', () => {
    const lines = linesOf([{ text: 'eighteen chars auto', look: LOOKS.body }, { text: 'mobile', look: LOOKS.section }], WIDTH, measure); // prettier-ignore
    expect(lines.map(textOf)).toEqual(['eighteen chars ', 'automobile']);
  });

  it('shows Hebrew and Arabic from the right, and keeps the order in which they are read', () => {
    const [line = []] = set('Ms שרה לוי, 42');
    expect(textOf(line)).toBe('Ms שרה לוי, 42');
    const byPlace = [...line].sort((a, b) => a.x - b.x).map(({ text }) => text.trim());
    expect(byPlace.indexOf('לוי')).toBeLessThan(byPlace.indexOf('שרה'));
  });
});

describe('a face', () => {
  it.each(['Latin żółć', 'Ελλάδα', 'Україна', 'Tiếng Việt', 'שלום', 'سلام', 'საქართველო', 'Հայաստան'])(
    'is there for %s',
    (text) => {
      for (const style of ['regular', 'bold', 'italic', 'bold-italic', 'title', 'hand'] as const) {
        const pieces = piecesOf(text, style);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { face, text: part } of pieces) {
          const { font } = openFace(face);
          expect(font.glyphsForString(part).filter(({ id }) => id === 0)).toEqual([]);
        }
      }
    },
  );

  it('that no font has is named by its code points, in the open', () => {
    const text = piecesOf('王 👩‍🌾', 'hand').map((piece) => piece.text);
    expect(text.join('')).toBe('[U+738B] [U+1F469 U+1F33E]');
  });

  it('is not asked for what nobody would see, nor for half a character', () => {
    expect(
      piecesOf('a\u200B\u202Eb\u00AD\tc\uD800', 'regular')
        .map((piece) => piece.text)
        .join(''),
    ).toBe('ab c\uFFFD');
  });
});
