import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import * as fontkit from 'fontkit';
// @ts-expect-error -- The package comes without types; what is used of it is said below.
import untypedSubsetFont from 'subset-font';

import { withRememberedShapes } from './remembered-shapes.ts';

const { resolve } = createRequire(import.meta.url);
const load = createRequire(import.meta.url) as (id: string) => unknown;

/** @returns a font with these characters at one place of its axes */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype'; variationAxes: Readonly<Record<string, number>> },
) => Promise<Buffer>;
const subsetFont = untypedSubsetFont as SubsetFont;

/**
 * Scripts that the faces of our texts do not have, as Noto draws them. Each comes in slices of some hundred characters, of
 * which a document needs a few: none is opened before text needs it.
 */
const FAMILIES = [
  ...['thai', 'devanagari', 'bengali', 'gurmukhi', 'gujarati', 'tamil', 'telugu', 'kannada', 'malayalam', 'sinhala'],
  ...['khmer', 'myanmar', 'lao', 'ethiopic'],
].map((script) => `noto-sans-${script}`);
const CHINESE = 'noto-sans-sc';
const JAPANESE = 'noto-sans-jp';
const KOREAN = 'noto-sans-kr';
const EMOJI = 'noto-emoji';

/** What every face of ours has; other letters beside them would only be drawn differently. */
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

/** Where the characters of a family are. */
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

/** Chinese characters look as in the language around them, where the text says which that is. */
function familiesFor(text: string): readonly string[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, CHINESE, KOREAN, ...FAMILIES, EMOJI];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE, ...FAMILIES, EMOJI];
  return [CHINESE, JAPANESE, KOREAN, ...FAMILIES, EMOJI];
}

function sliceOf(family: string, codePoint: number): string | undefined {
  return rangesOf(family).find(({ from, to }) => from <= codePoint && codePoint <= to)?.slice;
}

/** The slices that may have a character, the likeliest first. */
export function slicesFor(character: string, text: string, weight: Weight): readonly SliceName[] {
  const first = character.codePointAt(0) ?? 0;
  return familiesFor(text).flatMap((family) => {
    const slice = sliceOf(family, first);
    return slice === undefined ? [] : [`${family}/${slice}/${weight}` as const];
  });
}

/** One that was opened. */
export const openedSlice = (name: SliceName): Face | undefined => opened.get(name);

/** Opens a slice, once in each process: it is unpacked, and drawn at its weight. */
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
  const unpacked = await subsetFont(packed, text, {
    targetFormat: 'truetype',
    variationAxes: { wght: Number(weight) },
  });
  const font = fontkit.create(unpacked);
  if (!('characterSet' in font)) throw new Error(`${file} is no single font.`);
  opened.set(name, { font: withRememberedShapes(font), codePoints: new Set(font.characterSet) });
}
