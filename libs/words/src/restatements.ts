import type { CostCategory, RestatementKind } from '@common-roof/contracts';
import { areaInEveryLocale, type Values } from '@common-roof/messages';

import { costPeriod } from './costs.ts';
import { kind, type Kinds, valuesOf } from './kinds.ts';
import { cost, count, day, type Given, maybe, month, stored, text } from './params.ts';
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

const texts = areaInEveryLocale('restatements');

const BECAUSE = kind({ name: maybe(text), before: maybe(day), after: maybe(day) });

/** Writes why shares changed, with the reason given. */
function becauseOf({ kind: name, reason, ...about }: Because, reader: Reader): string {
  const sentence = texts[reader.locale].text(['because', name], valuesOf(BECAUSE, about, reader));
  return `${sentence} ${reason}`.trimEnd();
}

const THINGS: Kinds = {
  variable_cost: kind({ category: cost, from: stored<string>(), to: stored<string>() }, (bill, reader) => ({
    period: costPeriod(bill, reader),
  })),
  supply: kind({ name: text, day }),
  lease: kind({ month }),
};

/** Writes what a share is of. */
function restatedThing({ of, ...line }: RestatedLine, reader: Reader): string {
  const thing = THINGS[of];
  return thing === undefined ? '' : texts[reader.locale].text(['thing', of], valuesOf(thing, { ...line }, reader));
}

/** Parameters of a notification about shares that changed. */
export const restated = {
  house: text,
  currency: stored<string>(),
  because: stored<Because>(),
  /** Total of the moved shares, in minor units. */
  was: stored<number>(),
  is: stored<number>(),
  /** How many shares moved. */
  count,
  /** The first of them. */
  lines: stored<readonly RestatedLine[]>(),
} as const;

/** The values of its text: each moved share is listed if there are several. */
export function restatedValues({ because, lines, currency, ...sum }: Given<typeof restated>, reader: Reader): Values {
  const amounts = ({ was, is }: Moved): Values => ({
    was: reader.money(was, currency),
    is: reader.money(is, currency),
  });
  const [only] = lines;
  const isRent = only?.of === 'lease';
  const isOne = sum.count === 1 && only !== undefined;
  const list = sum.count < 2 ? [] : lines;
  return {
    ...amounts(sum),
    of: isOne ? (isRent ? 'one_rent' : 'one_share') : isRent ? 'rents' : 'shares',
    thing: only === undefined ? '' : restatedThing(only, reader),
    because: becauseOf(because, reader),
    lines: list
      .map((line) => texts[reader.locale].text(['line'], { thing: restatedThing(line, reader), ...amounts(line) }))
      .join(' '),
    lines_given: list.length === 0 ? 'no' : 'yes',
    more: Math.max(0, sum.count - lines.length),
  };
}
