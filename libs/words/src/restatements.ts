import type { CostCategory, RestatementKind } from '@common-roof/contracts';

import { costName, costPeriod } from './costs.ts';
import type { Reader } from './reader.ts';

/** Why shares changed. */
export interface Because {
  readonly kind: RestatementKind;
  /** The person whose days changed, or who bought it; null: the reader. */
  readonly name: string | null;
  /** ISO dates: the previous day, and the new one. */
  readonly before: string | null;
  readonly after: string | null;
  /** The reason, in its author's words. */
  readonly reason: string;
}

interface Moved {
  /** In minor units. */
  readonly was: number;
  readonly is: number;
}

/** A share that changed. */
export type RestatedLine = Moved &
  (
    | { readonly of: 'variable_cost'; readonly category: CostCategory; readonly from: string; readonly to: string }
    | { readonly of: 'supply'; readonly name: string; readonly day: string }
    | { readonly of: 'lease'; readonly month: string }
  );

type Sentences = Readonly<
  Record<RestatementKind, (because: Because, day: (isoDate: string | null) => string) => string>
>;

const EN: Sentences = {
  first_day: ({ name, before, after }, day) =>
    before === null
      ? `${whose(name)} move-in day changed.`
      : `${whose(name)} move-in day changed from ${day(before)} to ${day(after)}.`,
  last_day: ({ name, before, after }, day) =>
    before === null
      ? `${name ?? 'You'} ${name === null ? 'move' : 'moves'} out on ${day(after)}.`
      : `${whose(name)} move-out day changed from ${day(before)} to ${day(after)}.`,
  moved_in: ({ name, after }, day) => `${name ?? 'You'} moved in on ${day(after)}.`,
  moved_out: ({ name, after }, day) => `${name ?? 'You'} moved out on ${day(after)}.`,
  stays: ({ name }) =>
    name === null ? 'You’re staying: the notice was withdrawn.' : `${name} is staying: the notice was withdrawn.`,
  returned: ({ name }) => `${whose(name)} move-out was undone.`,
  lease_changed: ({ name }) => `${whose(name)} lease changed.`,
  corrected: () => 'The bill was corrected.',
  purchase_removed: () => 'The purchase was removed.',
  purchase_taken_back: ({ name }) => `${name ?? 'You'} took the purchase back.`,
  recalculated: () => 'The shares were recalculated.',
};

const DE: Sentences = {
  first_day: ({ name, before, after }, day) => {
    const whom = name === null ? 'Dein Einzugstag' : `Der Einzugstag von ${name}`;
    return before === null
      ? `${whom} wurde geändert.`
      : `${whom} wurde vom ${day(before)} auf den ${day(after)} geändert.`;
  },
  last_day: ({ name, before, after }, day) => {
    if (before === null)
      return name === null ? `Du ziehst am ${day(after)} aus.` : `${name} zieht am ${day(after)} aus.`;
    const whom = name === null ? 'Dein Auszugstag' : `Der Auszugstag von ${name}`;
    return `${whom} wurde vom ${day(before)} auf den ${day(after)} geändert.`;
  },
  moved_in: ({ name, after }, day) =>
    name === null ? `Du bist am ${day(after)} eingezogen.` : `${name} ist am ${day(after)} eingezogen.`,
  moved_out: ({ name, after }, day) =>
    name === null ? `Du bist am ${day(after)} ausgezogen.` : `${name} ist am ${day(after)} ausgezogen.`,
  stays: ({ name }) =>
    name === null
      ? 'Du bleibst: Die Kündigung wurde zurückgenommen.'
      : `${name} bleibt: Die Kündigung wurde zurückgenommen.`,
  returned: ({ name }) =>
    name === null ? 'Dein Auszug wurde rückgängig gemacht.' : `Der Auszug von ${name} wurde rückgängig gemacht.`,
  lease_changed: ({ name }) =>
    name === null ? 'Dein Mietvertrag wurde geändert.' : `Der Mietvertrag von ${name} wurde geändert.`,
  corrected: () => 'Die Rechnung wurde berichtigt.',
  purchase_removed: () => 'Der Einkauf wurde entfernt.',
  purchase_taken_back: ({ name }) =>
    name === null ? 'Du hast den Einkauf zurückgenommen.' : `${name} hat den Einkauf zurückgenommen.`,
  recalculated: () => 'Die Anteile wurden neu berechnet.',
};

const whose = (name: string | null): string => (name === null ? 'Your' : `${name}’s`);

/** Writes why shares changed, with the reason given. */
export function becauseOf(because: Because, reader: Reader): string {
  const sentences = reader.locale === 'de' ? DE : EN;
  const day = (isoDate: string | null): string => (isoDate === null ? '' : reader.day(isoDate));
  return `${sentences[because.kind](because, day)} ${because.reason}`.trimEnd();
}

/** Writes what a share is of. */
export function restatedThing(line: RestatedLine, reader: Reader): string {
  switch (line.of) {
    case 'variable_cost':
      return `${costName(line.category, reader)}, ${costPeriod(line, reader)}`;
    case 'supply':
      return `${line.name}, ${reader.day(line.day)}`;
    case 'lease':
      return reader.locale === 'de' ? `Miete, ${reader.month(line.month)}` : `Rent, ${reader.month(line.month)}`;
  }
}
