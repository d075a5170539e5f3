import type { EnteredSplit, SplitMethod, Supply, UsualSplit } from '@common-roof/contracts';
import { fromWireMoney } from '@common-roof/domain/money';
import { consentOf, type PersonalAmount, splitFault, splitPreview, statedSplit } from '@common-roof/domain/splits';

import { isShares, type SplitPerson } from '#ui/person-fields.tsx';
import { isPositive, moneyToSend, parseMoney } from '#lib/money.ts';

/** An item of the receipt, as typed. */
export interface ItemValues {
  name: string;
  amount: string;
  people: readonly string[];
}

/** What is typed about who paid and who shares a purchase. Texts by the ids of their people. */
export interface SplitValues {
  method: SplitMethod;
  chosen: readonly string[];
  shares: Readonly<Record<string, string>>;
  percents: Readonly<Record<string, string>>;
  amounts: Readonly<Record<string, string>>;
  items: readonly ItemValues[];
  /** The id of the only payer, or {@link SEVERAL}. */
  payer: string;
  paid: Readonly<Record<string, string>>;
}

export const SEVERAL = 'several';
export const AN_ITEM: ItemValues = { name: '', amount: '', people: [] };

/** @param buyerId the person who enters the purchase */
export const plainSplit = (buyerId: string): SplitValues => ({
  method: 'present',
  chosen: [],
  shares: {},
  percents: {},
  amounts: {},
  items: [AN_ITEM],
  payer: buyerId,
  paid: {},
});

const typed = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).filter(([, text]) => text.trim() !== '' && Number(text.replace(',', '.')) !== 0);

/** A percentage as on the wire. */
const PERCENT = /^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/;

/** Returns a typed percentage as the wire has it; anything else stays as typed, for the schema to reject. */
const percentToSend = (text: string): string => text.trim().replace(',', '.');

/** Returns the split for the body of the call. */
export function splitToSend(
  { method, chosen, shares, percents, amounts, items }: SplitValues,
  currency: string,
): EnteredSplit {
  switch (method) {
    case 'present':
      return { method };
    case 'equal':
      return { method, people: [...chosen] };
    case 'shares':
      return { method, parts: typed(shares).map(([roomie, text]) => ({ roomie, shares: Number(text) })) };
    case 'percent':
      return { method, parts: typed(percents).map(([roomie, text]) => ({ roomie, percent: percentToSend(text) })) };
    case 'exact':
      return {
        method,
        parts: typed(amounts).map(([roomie, text]) => ({ roomie, amount: moneyToSend(text, currency) })),
      };
    case 'items':
      return {
        method,
        items: items.map(({ name, amount, people }) => ({
          name,
          amount: moneyToSend(amount, currency),
          people: [...people],
        })),
      };
  }
}

/** Returns what each paid for the body of the call; empty: the buyer paid all. */
export function payersToSend(
  { payer, paid }: SplitValues,
  buyerId: string,
  price: string,
  currency: string,
): { roomie: string; amount: string }[] {
  if (payer === buyerId) return [];
  if (payer !== SEVERAL) return [{ roomie: payer, amount: moneyToSend(price, currency) }];
  return typed(paid).map(([roomie, text]) => ({ roomie, amount: moneyToSend(text, currency) }));
}

/** @returns in minor units; 0 for anything but an amount */
export const minorOf = (text: string, currency: string): number => {
  const wire = parseMoney(text, currency);
  return wire === null ? 0 : fromWireMoney(wire, currency);
};

/** Returns a typed percentage in hundredths; 0 for anything else. */
export const hundredthsOf = (text: string): number =>
  PERCENT.test(percentToSend(text)) ? Math.round(Number(percentToSend(text)) * 100) : 0;

const paidIn = ({ payer, paid }: SplitValues, minor: number, currency: string): PersonalAmount[] =>
  payer === SEVERAL
    ? typed(paid).map(([id, text]) => ({ id, minor: minorOf(text, currency) }))
    : [{ id: payer, minor }];

/** Whether a text is a percentage, or empty. */
export const isPercent = (text: string): boolean => text.trim() === '' || PERCENT.test(percentToSend(text));

/** Whether everything typed for this method and for the payers can be read. */
function isReadable({ method, shares, percents, amounts, payer, paid }: SplitValues, currency: string): boolean {
  const isAmount = (text: string): boolean => text.trim() === '' || parseMoney(text, currency) !== null;
  if (payer === SEVERAL && !Object.values(paid).every(isAmount)) return false;
  if (method === 'shares') return Object.values(shares).every(isShares);
  if (method === 'percent') return Object.values(percents).every(isPercent);
  return method !== 'exact' || Object.values(amounts).every(isAmount);
}

/** What a split would mean. */
export interface SplitOutlook {
  /** What everyone would bear, in minor units; empty while something is missing. */
  readonly borne: readonly PersonalAmount[];
  /** Who would confirm it, and whether all of them have to; null: any housemate. */
  readonly confirming: { readonly ids: readonly string[]; readonly isAll: boolean } | null;
  /** Whether it concerns the buyer alone. */
  readonly isAlone: boolean;
  /** Whether it can be sent. */
  readonly isReady: boolean;
}

/** @param present the ids of those who live there */
export function outlookOf(
  values: SplitValues,
  price: string,
  { currency, buyerId, present }: { currency: string; buyerId: string; present: readonly string[] },
): SplitOutlook {
  const nothing = { borne: [], confirming: null, isAlone: false, isReady: false };
  if (!isPositive(price, currency))
    return { ...nothing, isReady: values.method === 'present' && values.payer !== SEVERAL };
  const minor = minorOf(price, currency);
  if (!isReadable(values, currency)) return nothing;
  const split = statedSplit(splitToSend(values, currency), (amount) => minorOf(amount, currency));
  const payers = paidIn(values, minor, currency);
  const isPaid = payers.reduce((sum, payer) => sum + payer.minor, 0) === minor;
  const isNamed = split.method !== 'items' || split.items.every((item) => item.name.trim() !== '' && item.minor > 0);
  if (splitFault(split, minor) !== null || !isNamed) return nothing;
  const borne = splitPreview(split, minor, present);
  const isPlain = split.method === 'present' && values.payer === buyerId;
  if (isPlain || !isPaid) return { ...nothing, borne, isReady: isPlain };
  const parts = borne.map((part) => ({ id: part.id, weight: part.minor }));
  const consent = consentOf({ id: '', buyerId, minor, parts, payers });
  const required = [...consent].filter(([, kind]) => kind === 'required').map(([id]) => id);
  const ids = required.length > 0 ? required : [...consent.keys()];
  return {
    borne,
    confirming: { ids, isAll: required.length > 0 },
    isAlone: consent.size === 0,
    isReady: consent.size > 0,
  };
}

/**
 * Divides what is missing equally between the people without a value, or between everyone if all have one.
 * @param total in units
 * @param unitsOf reads a text as units. @param textOf formats units
 */
export function withRest(
  texts: Readonly<Record<string, string>>,
  people: readonly string[],
  total: number,
  { unitsOf, textOf }: { unitsOf: (text: string) => number; textOf: (units: number) => string },
): Record<string, string> {
  const empty = people.filter((id) => unitsOf(texts[id] ?? '') === 0);
  const filled = people.filter((id) => !empty.includes(id));
  const missing = total - filled.reduce((sum, id) => sum + unitsOf(texts[id] ?? ''), 0);
  const taking = empty.length > 0 ? empty : people;
  if (missing <= 0 || taking.length === 0) return { ...texts };
  const each = Math.floor(missing / taking.length);
  const odd = missing - each * taking.length;
  const added = new Map(taking.map((id, at) => [id, each + (at < odd ? 1 : 0)]));
  return Object.fromEntries(
    people.map((id) => [
      id,
      added.has(id) ? textOf(unitsOf(texts[id] ?? '') + (added.get(id) ?? 0)) : (texts[id] ?? ''),
    ]),
  );
}

/** Returns the split of a new purchase: the usual one of its category, otherwise equally between everyone. */
export const usualSplit = (usual: UsualSplit | undefined, buyerId: string): SplitValues => ({
  ...plainSplit(buyerId),
  ...(usual === undefined || usual.has_lapsed ? {} : valuesOf(usual)),
});

/** Returns the values of a usual split, to change it. */
export function valuesOf({ method, parts }: Pick<UsualSplit, 'method' | 'parts'>): Partial<SplitValues> {
  const texts = (textOf: (weight: number) => string) =>
    Object.fromEntries(parts.map(({ roomie, weight }) => [roomie._id, textOf(weight)]));
  switch (method) {
    case 'equal':
      return { method, chosen: parts.map(({ roomie }) => roomie._id) };
    case 'shares':
      return { method, shares: texts(String) };
    case 'percent':
      return { method, percents: texts((weight) => String(weight / 100)) };
  }
}

/** Returns the split of an earlier purchase for a new one, whose price is another; null if it can't be repeated. */
export function splitLike({ split }: Supply, people: readonly SplitPerson[]): Partial<SplitValues> | null {
  const known = new Set(people.map(({ _id: id }) => id));
  if (split.parts.length === 0 || split.parts.some(({ roomie }) => !known.has(roomie._id))) return null;
  const { method, parts } = split;
  return method === 'equal' || method === 'shares' || method === 'percent' ? valuesOf({ method, parts }) : null;
}
