import type { Direction } from '@common-roof/contracts';
// @ts-expect-error -- The package has no types; those of what is used follow below.
import untypedLineBreaker from 'linebreak';

import { charactersOf, piecesOf, type FaceName } from './faces.ts';
import type { Look } from './looks.ts';
import { isFromTheRight, levelsOf, mirrored, visualOrder } from './visual-order.ts';

interface Breaks {
  nextBreak(): { readonly position: number } | null;
}

const LineBreaker = untypedLineBreaker as new (text: string) => Breaks;

export interface Run {
  readonly text: string;
  readonly look: Look;
}

/** Text of one face and look at its position in a line; `x` is in points from the line's beginning. */
export interface Glyphs {
  readonly x: number;
  readonly width: number;
  readonly text: string;
  readonly face: FaceName;
  readonly look: Look;
}

export type Line = readonly Glyphs[];

/** Where lines go: their width in points, and the direction in which the paragraph is read. */
interface Column {
  readonly width: number;
  readonly direction: Direction;
}

/** @returns the width of a text in points */
export type Measure = (text: string, face: FaceName, size: number) => number;

/** Returns the width of a line in points. */
export function widthOf(line: Line): number {
  return Math.max(0, ...line.map(({ x, width }) => x + width));
}

interface Part {
  readonly text: string;
  readonly face: FaceName;
  readonly look: Look;
  readonly level: number;
}

type Measured = Part & { readonly width: number };

/**
 * Longer words are split into characters at once, because shaping takes time proportional to the square of a word's
 * length.
 */
const LONGEST_WORD = 64;

/**
 * Breaks a paragraph into lines where Unicode (UAX 14) allows it, and anywhere in a word that is wider than a line.
 * Every character is in exactly one line.
 */
export function linesOf(runs: readonly Run[], { width, direction }: Column, measure: Measure): readonly Line[] {
  const lines: Line[] = [];
  let line: Measured[] = [];
  let used = 0;
  const end = (): void => {
    lines.push(placed(line, measure));
    line = [];
    used = 0;
  };
  for (const word of wordsOf(partsOf(runs), direction)) {
    const isLong = word.reduce((sum, { text }) => sum + text.length, 0) > LONGEST_WORD;
    const whole = isLong ? [] : word.map((part) => measured(part, measure));
    const isTooWide = isLong || visibleWidth(whole, measure) > width;
    if (line.length > 0 && (isTooWide || used + visibleWidth(whole, measure) > width)) end();
    for (const part of isTooWide ? word.flatMap((each) => cut(each, measure)) : whole) {
      if (line.length > 0 && used + part.width > width && part.text.trim() !== '') end();
      line.push(part);
      used += part.width;
    }
  }
  if (line.length > 0) end();
  return lines;
}

function partsOf(runs: readonly Run[]): readonly Part[] {
  return runs.flatMap(({ text, look }) =>
    piecesOf(text, look.style)
      .filter((piece) => piece.text !== '')
      .map((piece) => ({ ...piece, look, level: 0 })),
  );
}

/** Yields what belongs together between two possible line breaks, including trailing spaces. */
function* wordsOf(parts: readonly Part[], direction: Direction): Generator<readonly Part[]> {
  const text = parts.map((part) => part.text).join('');
  const levels = levelsOf(text, direction);
  const breaker = new LineBreaker(text);
  let word: Part[] = [];
  let at = 0;
  let nextBreak = breaker.nextBreak()?.position ?? text.length;
  for (const part of parts) {
    const partEnd = at + part.text.length;
    while (at < partEnd) {
      const end = Math.min(partEnd, nextBreak);
      word.push(...byLevel({ ...part, text: text.slice(at, end) }, levels?.subarray(at, end)));
      at = end;
      if (at < nextBreak) continue;
      yield word;
      word = [];
      while (nextBreak <= at && nextBreak < text.length) nextBreak = breaker.nextBreak()?.position ?? text.length;
    }
  }
  if (word.length > 0) yield word;
}

function byLevel(part: Part, levels: Uint8Array | undefined): readonly Part[] {
  if (levels === undefined) return [part];
  const parts: Part[] = [];
  let start = 0;
  for (let index = 1; index <= levels.length; index += 1) {
    const level = levels[start] ?? 0;
    if (index < levels.length && levels[index] === level) continue;
    const text = part.text.slice(start, index);
    if (level % 2 === 0) parts.push({ ...part, level, text });
    // Fonts run letters of these scripts from the right by themselves, but not what is between them.
    else if (isFromTheRight(text)) parts.push({ ...part, level, text: mirrored(text) });
    else parts.push(...Array.from(mirrored(text), (character) => ({ ...part, level, text: character })));
    start = index;
  }
  return parts;
}

function measured(part: Part, measure: Measure): Measured {
  return { ...part, width: measure(part.text, part.face, part.look.size) };
}

/** Splits a word that is wider than any line into its characters. */
function cut(part: Part, measure: Measure): readonly Measured[] {
  return charactersOf(part.text).map((text) => measured({ ...part, text }, measure));
}

function visibleWidth(parts: readonly Measured[], measure: Measure): number {
  const all = parts.reduce((sum, part) => sum + part.width, 0);
  const last = parts.at(-1);
  if (last === undefined) return all;
  const trimmed = last.text.trimEnd();
  return trimmed === last.text ? all : all - last.width + measure(trimmed, last.face, last.look.size);
}

/** Gives each part its visual position. The parts keep their reading order. */
function placed(parts: readonly Measured[], measure: Measure): Line {
  const line = joined(parts, measure);
  const xs = new Map<Measured, number>();
  let x = 0;
  for (const part of visualOrder(line)) {
    xs.set(part, x);
    x += part.width;
  }
  return line.map((part) => ({
    x: xs.get(part) ?? 0,
    width: part.width,
    text: part.text,
    face: part.face,
    look: part.look,
  }));
}

/** Joins neighbours with the same look, for fewer words on the page and correct ligatures. */
function joined(parts: readonly Measured[], measure: Measure): readonly Measured[] {
  const groups: { text: string; width: number; isKerned: boolean; readonly first: Measured }[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const { face, look, level } = last?.first ?? {};
    if (last === undefined || face !== part.face || look !== part.look || level !== 0 || part.level !== 0) {
      groups.push({ text: part.text, width: part.width, isKerned: false, first: part });
      continue;
    }
    // Words end with a space, across which nothing is kerned.
    last.isKerned ||= !last.text.endsWith(' ');
    last.text += part.text;
    last.width += part.width;
  }
  return groups.map(({ first, text, width, isKerned }) =>
    isKerned ? measured({ ...first, text }, measure) : { ...first, text, width },
  );
}
