import type { CostCategory, FactorChange, OwnCostCategory, Role } from '@common-roof/contracts';
import type { Values } from '@common-roof/messages';

import { choreName, type NamedChore } from './chores.ts';
import { costName } from './costs.ts';
import { nameOf } from './names.ts';
import type { Moment, Reader } from './reader.ts';
import { rentTime } from './rents.ts';

/** Minor units, and an ISO 4217 code. */
export interface Sum {
  readonly minor: number;
  readonly currency: string;
}
/** An amount before and after something. */
export interface Change {
  readonly before: Sum;
  readonly after: Sum;
}
/** A turn and its day, an ISO date. */
export interface Turn {
  readonly chore: NamedChore;
  readonly day: string;
}

/** What is stored of a parameter. The property exists for the type only. */
declare const holds: unique symbol;

/**
 * A type of parameter: how a stored value reads in a text. A text names the value itself, `{name}`, and may choose by
 * `{name_given}`, which is `yes` or `no`, and by `{name_count}` of a list.
 */
export interface Param<Stored> {
  readonly [holds]?: Stored;
  readonly values: (value: never, name: string, reader: Reader) => Values;
}

const param = <Stored>(values: (value: Stored, name: string, reader: Reader) => Values): Param<Stored> => ({ values });

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

/** A type whose values read as one piece of text. */
const asText = <Stored>(write: (value: Stored, reader: Reader) => string): Param<Stored> =>
  param((value, name, reader) => {
    const written = write(value, reader);
    return { [name]: written, [`${name}_given`]: yesOrNo(written !== '') };
  });

const asList = <Item>(separator: string, write: (item: Item, reader: Reader) => string): Param<readonly Item[]> =>
  param((items, name, reader) => ({
    [name]: items.map((item) => write(item, reader)).join(separator),
    [`${name}_given`]: yesOrNo(items.length > 0),
    [`${name}_count`]: items.length,
  }));

/** What a text gets for a value that is missing. */
export const absent = (name: string): Values => ({ [name]: '', [`${name}_given`]: 'no', [`${name}_count`]: 0 });

/** A type whose value can be null. */
export const maybe = <Stored>({ values }: Param<Stored>): Param<Stored | null> =>
  param((value, name, reader) =>
    value === null ? absent(name) : { [`${name}_given`]: 'yes', ...values(value as never, name, reader) },
  );

/** A value that no text names as it is: others are derived from it. */
export const stored = <Stored>(): Param<Stored> => param(() => ({}));

/** A name, or a person's own words; often empty. */
export const text = asText((value: string) => value);
export const count = param((value: number, name) => ({ [name]: value }));
export const flag = param((value: boolean, name) => ({ [name]: yesOrNo(value) }));
/** One of several words, by which the text is chosen. */
export const choice = <Word extends string>(): Param<Word> => param((value: Word, name) => ({ [name]: value }));
/** An ISO date. */
export const day = asText((value: string, reader) => reader.day(value));
/** An ISO date in the next days. */
export const nearDay = asText((value: string, reader) => reader.weekday(value));
/** A number of percent, with at most one decimal. */
export const percent = asText((value: number, reader) => reader.percent(value));
/** `YYYY-MM` */
export const month = asText((value: string, reader) => reader.month(value));
/** For when a rent is: `YYYY-MM`, or `from/to`. */
export const rentTimes = asText((value: string, reader) => rentTime(value, reader));
export const moment = asText((value: Moment, reader) => reader.moment(value));
export const money = asText((value: Sum, reader) => reader.money(value.minor, value.currency));
export const change = asText(
  ({ before, after }: Change, reader) =>
    `${reader.money(before.minor, before.currency)} → ${reader.money(after.minor, after.currency)}`,
);
export const chore = asText((value: NamedChore, reader) => choreName(value, reader));
export const chores = asList(', ', (value: NamedChore, reader) => choreName(value, reader));
export const turns = asList('; ', (turn: Turn, reader) => `${choreName(turn.chore, reader)}, ${reader.day(turn.day)}`);
/** Names or sentences of people. */
export const listed = (separator: string): Param<readonly string[]> => asList(separator, (value: string) => value);
export const cost = asText((value: CostCategory, reader) => costName(value, reader));
export const ownCost = asText((value: OwnCostCategory, reader) => nameOf('ownCost', value, reader));
export const role = asText((value: Role, reader) => nameOf('role', value, reader));
export const signInChange = asText((value: FactorChange, reader) => nameOf('signInChange', value, reader));

/** Parameters by name. */
export type Params = Readonly<Record<string, Param<unknown>>>;
type StoredOf<P> = P extends Param<infer Stored> ? Stored : never;

/** What a caller passes for these parameters. */
export type Given<Declared> = { readonly [Name in keyof Declared]: StoredOf<Declared[Name]> };
