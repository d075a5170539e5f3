import { PLACEHOLDERS, type Placeholder } from '@common-roof/contracts';

import { type AgreementDocument, mapText, runsOf } from './document.ts';

const WRITTEN = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** Braces that begin or end a placeholder and are no part of one. */
const LOOSE = /\{\{|\}\}/;

export const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((each) => each === name);

/** What stands in double braces. */
export interface WrittenPlaceholder {
  readonly written: string;
  /** Null for one that there is not. */
  readonly name: Placeholder | null;
}

/** A text in pieces: what is written in double braces, and what stands around it. Together they are the text. */
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
  /** In the order in which they first stand in the text. */
  readonly known: readonly Placeholder[];
  /** As they are written: what we have no value for, ever. */
  readonly unknown: readonly string[];
}

/** What is written in double braces, for instance `{{room_name}}`; one that changes its look in the middle is none. */
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

/** The document with every placeholder that has a value replaced by it; the others stay as they are written. */
export function fillPlaceholders(document: AgreementDocument, values: PlaceholderValues): AgreementDocument {
  const filled = (piece: string | WrittenPlaceholder): string => {
    if (typeof piece === 'string') return piece;
    const value = piece.name === null ? undefined : values[piece.name];
    // What somebody is called asks for nothing itself.
    return value === undefined ? piece.written : value.replace(/\{+/g, '{').replace(/\}+/g, '}');
  };
  return mapText(document, (text) => piecesOf(text).map(filled).join(''));
}
