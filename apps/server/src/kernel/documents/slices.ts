import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import * as fontkit from 'fontkit';

import { withRememberedShapes } from './remembered-shapes.ts';

const { resolve } = createRequire(import.meta.url);
const load = createRequire(import.meta.url) as (id: string) => unknown;

/** @returns a font with these characters at one position of its axes */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype'; variationAxes: Readonly<Record<string, number>> },
) => Promise<Buffer>;

/**
 * Scripts that our text faces lack, in the design of Noto. Each consists of slices of some hundred characters. A
 * document needs a few of them, and none is opened before text needs it.
 */
const FAMILIES = [
  ...['thai', 'devanagari', 'bengali', 'gurmukhi', 'gujarati', 'tamil', 'telugu', 'kannada', 'malayalam', 'sinhala'],
  ...['khmer', 'myanmar', 'lao', 'ethiopic'],
].map((script) => `noto-sans-${script}`);
const CHINESE = 'noto-sans-sc';
const JAPANESE = 'noto-sans-jp';
const KOREAN = 'noto-sans-kr';
const EMOJI = 'noto-emoji';

/** The characters that all our faces have. Letters of another face among them would only look different. */
const LATIN = new Set([
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'math',
  'symbols',
]);

export type Weight = 400 | 600;
/** `family/slice/weight` */
export type SliceName = `${string}/${string}/${Weight}`;

export interface Face {
  readonly font: fontkit.Font;
  readonly codePoints: ReadonlySet<number>;
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly slice: string;
}

const ranges = new Map<string, readonly Range[]>();
const opened = new Map<SliceName, Face>();
const opening = new Map<SliceName, Promise<void>>();

/** Returns which characters each slice of a family covers. */
function rangesOf(family: string): readonly Range[] {
  const known = ranges.get(family);
  if (known) return known;
  const said = load(`@fontsource-variable/${family}/unicode.json`) as Readonly<Record<string, string>>;
  const read = Object.entries(said).flatMap(([name, list]) => {
    const slice = name.replace(/^\[|\]$/g, '');
    if (LATIN.has(slice)) return [];
    return list.split(',').map((range): Range => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), slice };
    });
  });
  ranges.set(family, read);
  return read;
}

/**
 * Returns the families for a text. Chinese characters take the form of the surrounding language, if the text shows
 * which it is.
 */
function familiesFor(text: string): readonly string[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, CHINESE, KOREAN, ...FAMILIES, EMOJI];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE, ...FAMILIES, EMOJI];
  return [CHINESE, JAPANESE, KOREAN, ...FAMILIES, EMOJI];
}

function sliceOf(family: string, codePoint: number): string | undefined {
  return rangesOf(family).find(({ from, to }) => from <= codePoint && codePoint <= to)?.slice;
}

/** Returns the slices that may have a character, most likely first. */
export function slicesFor(character: string, text: string, weight: Weight): readonly SliceName[] {
  const first = character.codePointAt(0) ?? 0;
  return familiesFor(text).flatMap((family) => {
    const slice = sliceOf(family, first);
    return slice === undefined ? [] : [`${family}/${slice}/${weight}` as const];
  });
}

/** Returns a slice that is already open. */
export const openedSlice = (name: SliceName): Face | undefined => opened.get(name);

/** Opens a slice once per process: unpacks it and sets its weight. */
export async function openSlice(name: SliceName): Promise<void> {
  const known = opening.get(name) ?? unpack(name);
  opening.set(name, known);
  await known;
}

async function unpack(name: SliceName): Promise<void> {
  const [family = '', slice = '', weight = ''] = name.split('/');
  const file = `@fontsource-variable/${family}/files/${family}-${slice}-wght-normal.woff2`;
  const packed = await readFile(resolve(file));
  const text = rangesOf(family)
    .filter((range) => range.slice === slice)
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
    .join('');
  // Its WebAssembly keeps 32 MB from then on: for documents in scripts that need it, and no other.
  // @ts-expect-error -- The package has no types; those of what is used stand above.
  const { default: subsetFont } = (await import('subset-font')) as { default: SubsetFont };
  const unpacked = await subsetFont(packed, text, {
    targetFormat: 'truetype',
    variationAxes: { wght: Number(weight) },
  });
  const font = fontkit.create(unpacked);
  if (!('characterSet' in font)) throw new Error(`${file} is no single font.`);
  opened.set(name, { font: withRememberedShapes(font), codePoints: new Set(font.characterSet) });
}
