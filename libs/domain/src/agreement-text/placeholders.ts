import { PLACEHOLDERS, type Placeholder } from '@common-roof/contracts';

import { type AgreementDocument, mapText, runsOf } from './document.ts';

const WRITTEN = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** Braces that begin or end a placeholder and are no part of one. */
const LOOSE = /\{\{|\}\}/;

export const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((each) => each === name);

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
    for (const [written, name = ''] of run.matchAll(WRITTEN)) {
      if (isPlaceholder(name)) known.add(name);
      else unknown.add(written);
    }
    const loose = LOOSE.exec(run.replace(WRITTEN, ''));
    if (loose) unknown.add(loose[0]);
  }
  return { known: [...known], unknown: [...unknown] };
}

export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** The document with every placeholder that has a value replaced by it; the others stay as they are written. */
export function fillPlaceholders(document: AgreementDocument, values: PlaceholderValues): AgreementDocument {
  return mapText(document, (text) =>
    text.replace(WRITTEN, (written, name: string) => {
      const value = isPlaceholder(name) ? values[name] : undefined;
      // What somebody is called asks for nothing itself.
      return value === undefined ? written : value.replace(/\{+/g, '{').replace(/\}+/g, '}');
    }),
  );
}
