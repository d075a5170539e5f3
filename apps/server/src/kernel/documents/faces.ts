import { createRequire } from 'node:module';

import * as fontkit from 'fontkit';

import { withRememberedShapes } from './remembered-shapes.ts';
import { type Face, openedSlice, openSlice, type SliceName, slicesFor, type Weight } from './slices.ts';

const { resolve } = createRequire(import.meta.url);

const FILES = {
  inter: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'inter-italic': '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  'inter-bold': '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  'inter-bold-italic': '@expo-google-fonts/inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf',
  fraunces: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  caveat: '@expo-google-fonts/caveat/500Medium/Caveat_500Medium.ttf',
  dejavu: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-bold': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
} as const;

type FileName = keyof typeof FILES;
/** A font file by our name for it, or a slice of a large one. */
export type FaceName = FileName | SliceName;

/** The face for each style, followed by faces for characters it lacks. */
const CHAINS = {
  regular: ['inter', 'dejavu'],
  italic: ['inter-italic', 'dejavu'],
  bold: ['inter-bold', 'dejavu-bold', 'dejavu'],
  'bold-italic': ['inter-bold-italic', 'dejavu-bold', 'dejavu'],
  title: ['fraunces', 'inter-bold', 'dejavu-bold', 'dejavu'],
  hand: ['caveat', 'inter-italic', 'dejavu'],
} as const satisfies Readonly<Record<string, readonly [FileName, ...FileName[]]>>;

export type Style = keyof typeof CHAINS;

const weightOf = (style: Style): Weight =>
  style === 'bold' || style === 'bold-italic' || style === 'title' ? 600 : 400;

/** Text whose characters are all in one face. */
export interface Piece {
  readonly face: FaceName;
  readonly text: string;
}

const MOST_NAMED = 4;
const JOINERS = /[\u200C\u200D]/g;
const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const opened = new Map<FileName, Face>();

const isFile = (name: FaceName): name is FileName => name in FILES;

/** Returns the face, read once per printing process; a slice only after {@link openFacesFor}. */
export function openFace(name: FaceName): Face {
  if (!isFile(name)) {
    const slice = openedSlice(name);
    if (!slice) throw new Error(`The slice ${name} is not open.`);
    return slice;
  }
  const known = opened.get(name);
  if (known) return known;
  const font = fontkit.openSync(resolve(FILES[name]));
  if (!('characterSet' in font)) throw new Error(`${FILES[name]} is no single font.`);
  const face = { font: withRememberedShapes(font), codePoints: new Set(font.characterSet) };
  opened.set(name, face);
  return face;
}

/** Returns the characters as people see them, each with its combining marks. */
export function charactersOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

const visible = (text: string): string => text.toWellFormed().replace(CONTROLS, ' ').replace(INVISIBLE, '');

/** Opens what a document's texts need in addition to the default faces, in both weights. */
export async function openFacesFor(texts: Iterable<string>): Promise<void> {
  for (const text of texts) {
    const shown = visible(text);
    if (covers('inter', shown)) continue;
    const points = new Set(shown);
    for (const point of points) {
      if (covers('inter', point) || covers('dejavu', point)) continue;
      for (const weight of [400, 600] as const) {
        for (const slice of slicesFor(point, shown, weight)) {
          await openSlice(slice);
          if (covers(slice, point)) break;
        }
      }
    }
  }
}

/** Returns each character of a text that no face has. Opens what it needs to find out. */
export async function unprintableIn(text: string): Promise<readonly string[]> {
  await openFacesFor([text]);
  const shown = visible(text);
  if (covers('inter', shown)) return [];
  const missing = charactersOf(shown).filter((character) => partsOf(character, CHAINS.regular, shown, 400) === null);
  return [...new Set(missing)];
}

/**
 * Splits a text into pieces of one face each. Invisible characters are left out, and characters that no face has appear
 * as their code points, so that a reader sees that something is there, and what.
 */
export function piecesOf(text: string, style: Style): readonly Piece[] {
  const chain: readonly [FileName, ...FileName[]] = CHAINS[style];
  const shown = visible(text);
  if (shown === '') return [];
  if (covers(chain[0], shown)) return [{ face: chain[0], text: shown }];
  const pieces: Piece[] = [];
  for (const character of charactersOf(shown)) {
    for (const piece of partsOf(character, chain, shown, weightOf(style)) ?? [named(character)]) {
      const last = pieces.at(-1);
      if (last?.face === piece.face) {
        pieces[pieces.length - 1] = { face: last.face, text: last.text + piece.text };
      } else pieces.push(piece);
    }
  }
  return pieces;
}

/**
 * Returns a character in the first face that has all of it, or else each of its code points; null when a code point is
 * in no face.
 */
function partsOf(
  character: string,
  chain: readonly [FileName, ...FileName[]],
  text: string,
  weight: Weight,
): readonly Piece[] | null {
  const whole = faceOf(character, chain, text, weight);
  if (whole !== undefined) return [{ face: whole, text: character }];
  // Joiners only select between shapes. A face without them has just one shape.
  const bare = character.replace(JOINERS, '');
  if (bare === '') return [{ face: chain[0], text: '' }];
  if (bare !== character) return partsOf(bare, chain, text, weight);
  const points = Array.from(bare);
  if (points.length === 1) return null;
  const pieces = points.map((point) => partsOf(point, chain, text, weight));
  return pieces.includes(null) ? null : pieces.flatMap((piece) => piece ?? []);
}

function faceOf(character: string, chain: readonly FileName[], text: string, weight: Weight): FaceName | undefined {
  return (
    chain.find((face) => covers(face, character)) ??
    slicesFor(character, text, weight).find((slice) => openedSlice(slice) && covers(slice, character))
  );
}

function named(character: string): Piece {
  const points = Array.from(character, (point) =>
    (point.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'),
  );
  const shown = points.slice(0, MOST_NAMED).map((point) => `U+${point}`);
  const more = points.length > MOST_NAMED ? ' …' : '';
  return { face: 'inter', text: `[${shown.join(' ')}${more}]` };
}

function covers(name: FaceName, text: string): boolean {
  const { codePoints } = openFace(name);
  for (const point of text) {
    if (!codePoints.has(point.codePointAt(0) ?? 0)) return false;
  }
  return true;
}
