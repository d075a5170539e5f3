import { PLACEHOLDERS, type Placeholder } from '@common-roof/contracts';

import { type AgreementDocument, mapText, runsOf } from './document.ts';

const WRITTEN = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** Double braces that aren't part of a placeholder. */
const LOOSE = /\{\{|\}\}/;

export const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((each) => each === name);

/** A placeholder as written in double braces. */
export interface WrittenPlaceholder {
  readonly written: string;
  /** Null for an unknown placeholder. */
  readonly name: Placeholder | null;
}

/** Splits a text into placeholders and the text between them. Joined, the pieces are the text. */
export function piecesOf(text: string): readonly (string | WrittenPlaceholder)[] {
  const pieces: (string | WrittenPlaceholder)[] = [];
  let end = 0;
  for (const { 0: written, 1: name = '', index } of text.matchAll(WRITTEN)) {
    pieces.push(text.slice(end, index), { written, name: isPlaceholder(name) ? name : null });
    end = index + written.length;
  }
  return [...pieces, text.slice(end)];
}

export interface PlaceholdersFound {
  /** In order of first appearance. */
  readonly known: readonly Placeholder[];
  /** Unknown placeholders, as written. */
  readonly unknown: readonly string[];
}

/** Finds placeholders such as `{{room_name}}`. One whose emphasis changes in the middle isn't found. */
export function placeholdersIn(document: AgreementDocument): PlaceholdersFound {
  const known = new Set<Placeholder>();
  const unknown = new Set<string>();
  for (const run of runsOf(document)) {
    let around = '';
    for (const piece of piecesOf(run)) {
      if (typeof piece === 'string') around += piece;
      else if (piece.name === null) unknown.add(piece.written);
      else known.add(piece.name);
    }
    const loose = LOOSE.exec(around);
    if (loose) unknown.add(loose[0]);
  }
  return { known: [...known], unknown: [...unknown] };
}

export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** Replaces every placeholder that has a value; the others stay as written. */
export function fillPlaceholders(document: AgreementDocument, values: PlaceholderValues): AgreementDocument {
  const filled = (piece: string | WrittenPlaceholder): string => {
    if (typeof piece === 'string') return piece;
    const value = piece.name === null ? undefined : values[piece.name];
    // A person's name can't introduce a placeholder of its own.
    return value === undefined ? piece.written : value.replace(/\{+/g, '{').replace(/\}+/g, '}');
  };
  return mapText(document, (text) => piecesOf(text).map(filled).join(''));
}
