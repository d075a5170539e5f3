import { createRequire } from 'node:module';

import * as fontkit from 'fontkit';

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

/** A font file, by a name of ours. */
export type FaceName = keyof typeof FILES;

/** What a run asks for, and who stands in for characters that a face does not have. */
const CHAINS = {
  regular: ['inter', 'dejavu'],
  italic: ['inter-italic', 'dejavu'],
  bold: ['inter-bold', 'dejavu-bold', 'dejavu'],
  'bold-italic': ['inter-bold-italic', 'dejavu-bold', 'dejavu'],
  title: ['fraunces', 'inter-bold', 'dejavu-bold', 'dejavu'],
  hand: ['caveat', 'inter-italic', 'dejavu'],
} as const satisfies Readonly<Record<string, readonly [FaceName, ...FaceName[]]>>;

export type Style = keyof typeof CHAINS;

/** Text that one face has every character of. */
export interface Piece {
  readonly face: FaceName;
  readonly text: string;
}

const MOST_NAMED = 4;
const JOINERS = /[\u200C\u200D]/g;
const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Face {
  readonly font: fontkit.Font;
  readonly codePoints: ReadonlySet<number>;
}

const opened = new Map<FaceName, Face>();

/** The face, read once by each process that prints. */
export function openFace(name: FaceName): Face {
  const known = opened.get(name);
  if (known) return known;
  const font = fontkit.openSync(resolve(FILES[name]));
  if (!('characterSet' in font)) throw new Error(`${FILES[name]} is no single font.`);
  const face = { font, codePoints: new Set(font.characterSet) };
  opened.set(name, face);
  return face;
}

/** Its characters as people see them, each with what is combined with it. */
export function charactersOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * A text as pieces of one face each. What nobody would see is left out, and what no face can show is named by its code
 * points: a reader sees that something stands there, and what.
 */
export function piecesOf(text: string, style: Style): readonly Piece[] {
  const chain: readonly [FaceName, ...FaceName[]] = CHAINS[style];
  const shown = text.toWellFormed().replace(CONTROLS, ' ').replace(INVISIBLE, '');
  if (shown === '') return [];
  if (covers(chain[0], shown)) return [{ face: chain[0], text: shown }];
  const pieces: Piece[] = [];
  for (const character of charactersOf(shown)) {
    const piece = pieceOf(character, chain);
    const last = pieces.at(-1);
    if (last?.face === piece.face) {
      pieces[pieces.length - 1] = { face: last.face, text: last.text + piece.text };
    } else pieces.push(piece);
  }
  return pieces;
}

function pieceOf(character: string, chain: readonly [FaceName, ...FaceName[]]): Piece {
  for (const face of chain) {
    if (covers(face, character)) return { face, text: character };
  }
  // Joiners only choose between shapes; a face without them has the one.
  const bare = character.replace(JOINERS, '');
  if (bare !== character && bare !== '') return pieceOf(bare, chain);
  if (bare === '') return { face: chain[0], text: '' };
  const points = Array.from(character, (point) =>
    (point.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'),
  );
  const named = points.slice(0, MOST_NAMED).map((point) => `U+${point}`);
  const more = points.length > MOST_NAMED ? ' …' : '';
  return { face: 'inter', text: `[${named.join(' ')}${more}]` };
}

function covers(name: FaceName, text: string): boolean {
  const { codePoints } = openFace(name);
  for (const point of text) {
    if (!codePoints.has(point.codePointAt(0) ?? 0)) return false;
  }
  return true;
}
