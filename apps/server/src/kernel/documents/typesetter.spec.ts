import { casesOf } from '@common-roof/testing';
import fc from 'fast-check';

import { openFace, openFacesFor, piecesOf, unprintableIn } from './faces.ts';
import { LOOKS } from './looks.ts';
import { linesOf, widthOf, type Line } from './typesetter.ts';

const WIDTH = 120;
const COLUMN = { width: WIDTH, direction: 'ltr' } as const;
/** Makes every character as wide as its face is tall, so that no font affects these tests. */
const measure = (text: string, _face: string, size: number): number => text.length * size * 0.5;
const textOf = (line: Line): string => line.map(({ text }) => text).join('');
const set = (text: string): readonly Line[] => linesOf([{ text, look: LOOKS.body }], COLUMN, measure);

describe('a paragraph', () => {
  it('is broken between words, with the space at the end of the line', () => {
    expect(set('one two three four five six seven').map(textOf)).toEqual(['one two three four ', 'five six seven']);
  });

  it('keeps every character, and no line is too wide, for any text', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', 'Ж', 'é', '中', '😀', ' ', '-', '\u00AD', '\u00A0', 'ß', '1'),
    });
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 6 }), (texts) => {
        const runs = texts.map((text, index) => ({ text, look: index % 2 === 0 ? LOOKS.body : LOOKS.section }));
        const lines = linesOf(runs, COLUMN, measure);
        const shown = runs.flatMap(({ text, look }) => piecesOf(text, look.style)).map(({ text }) => text);
        expect(lines.map(textOf).join('')).toBe(shown.join(''));
        for (const line of lines) expect(measure(textOf(line).trimEnd(), '', 10.5)).toBeLessThanOrEqual(WIDTH);
      }),
      casesOf(500),
    );
  });

  it('breaks a word that is wider than a line', () => {
    const lines = set(`see ${'x'.repeat(50)}`);
    expect(lines.map(textOf).join('')).toBe(`see ${'x'.repeat(50)}`);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(WIDTH);
  });

  it("doesn't split a word because its faces change", () => {
    const lines = linesOf([{ text: 'eighteen chars auto', look: LOOKS.body }, { text: 'mobile', look: LOOKS.section }], COLUMN, measure); // prettier-ignore
    expect(lines.map(textOf)).toEqual(['eighteen chars ', 'automobile']);
  });

  it('shows Hebrew and Arabic from the right, and keeps the reading order', () => {
    const [line = []] = set('Ms שרה לוי, 42');
    expect(textOf(line)).toBe('Ms שרה לוי, 42');
    const byPlace = [...line].sort((a, b) => a.x - b.x).map(({ text }) => text.trim());
    expect(byPlace.indexOf('לוי')).toBeLessThan(byPlace.indexOf('שרה'));
  });

  it('begins an Arabic paragraph on the right, even one that begins in English', () => {
    const runs = [{ text: 'Rosa Roomie, المستأجر', look: LOOKS.body }];
    const [line = []] = linesOf(runs, { ...COLUMN, direction: 'rtl' }, measure);
    expect(textOf(line)).toBe('Rosa Roomie, المستأجر');
    const fromTheRight = [...line].sort((a, b) => b.x - a.x).map(({ text }) => text.trim());
    expect(fromTheRight[0]).toBe('Roomie');
    expect(fromTheRight.at(-1)).toBe('المستأجر');
  });
});

describe('a sentence that is read from the right', () => {
  it('has its space after the full stop, and not before it', () => {
    const [line = []] = linesOf([{ text: 'نعم. لا.', look: LOOKS.body }], { ...COLUMN, direction: 'rtl' }, measure);
    expect(textOf(line)).toBe('نعم. لا.');
    const fromTheRight = [...line].sort((a, b) => b.x - a.x).map(({ text }) => text);
    expect(fromTheRight).toEqual(['نعم', '.', ' ', 'لا', '.']);
  });
});

describe('a face', () => {
  it.each(['Latin żółć', 'Ελλάδα', 'Україна', 'Tiếng Việt', 'שלום', 'سلام', 'საქართველო', 'Հայաստան'])(
    'exists for %s',
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

  it.each([
    ['Chinese', '王山李 中文合同', 'noto-sans-sc'],
    ['Japanese', '山田さくら カタカナ', 'noto-sans-jp'],
    ['Korean', '김민준 계약', 'noto-sans-kr'],
    ['Thai', 'น้ำใจ สัญญาเช่า', 'noto-sans-thai'],
    ['Hindi', 'क्षत्रिय हिन्दी किराया', 'noto-sans-devanagari'],
    ['Bengali', 'বাংলা চুক্তি', 'noto-sans-bengali'],
    ['Tamil', 'தமிழ் ஒப்பந்தம்', 'noto-sans-tamil'],
    ['Burmese', 'မြန်မာ', 'noto-sans-myanmar'],
    ['Amharic', 'አማርኛ', 'noto-sans-ethiopic'],
    ['emoji', '🏠🎉', 'noto-emoji'],
  ])('exists for %s in the design of Noto', async (_, text, family) => {
    await openFacesFor([text]);
    for (const style of ['regular', 'bold', 'title', 'hand'] as const) {
      const pieces = piecesOf(text, style);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const drawn = pieces.filter((piece) => piece.text.trim() !== '');
      expect(drawn.every(({ face }) => face.startsWith(`${family}/`))).toBe(true);
      for (const { face, text: part } of drawn) {
        expect(
          openFace(face)
            .font.glyphsForString(part)
            .filter(({ id }) => id === 0),
        ).toEqual([]);
      }
    }
    expect(await unprintableIn(text)).toEqual([]);
  });

  it('draws a combined emoji by its parts when no face has it as one', async () => {
    await openFacesFor(['👩‍🌾']);
    expect(piecesOf('👩‍🌾', 'regular').map(({ face }) => face.split('/')[0])).toEqual(['noto-emoji']);
  });

  it('names characters that no font has by their code points, and reports them beforehand', async () => {
    const text = 'A \u{13000}\u{12000}';
    expect(await unprintableIn(text)).toEqual(['\u{13000}', '\u{12000}']);
    expect(
      piecesOf(text, 'hand')
        .map((piece) => piece.text)
        .join(''),
    ).toBe('A [U+13000][U+12000]');
  });

  it("isn't needed for invisible characters or for half a character", () => {
    expect(
      piecesOf('a\u200B\u202Eb\u00AD\tc\uD800', 'regular')
        .map((piece) => piece.text)
        .join(''),
    ).toBe('ab c\uFFFD');
  });
});
