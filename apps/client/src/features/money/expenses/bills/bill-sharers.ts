import type { BillSharer, UsualSplit, VariableCost } from '@common-roof/contracts';
import { inSmallestShares } from '@common-roof/domain';

import { isShares, type SplitPerson } from '#ui/person-fields.tsx';

/** Typed shares by the ids of their people; null: everyone shares alike. */
export type TypedSharers = Readonly<Record<string, string>> | null;

export const typedSharers = (split: readonly BillSharer[]): TypedSharers =>
  split.length === 0 ? null : Object.fromEntries(split.map(({ roomie, shares }) => [roomie, String(shares)]));

/** Returns who shares a bill by the usual split of its category; empty: everyone alike, also once it has lapsed. */
export const usualSharers = (usual: UsualSplit | undefined): BillSharer[] =>
  usual === undefined || usual.has_lapsed
    ? []
    : inSmallestShares(usual.parts.map(({ roomie, weight }) => ({ id: roomie._id, weight }))).map(
        ({ id: roomie, weight: shares }) => ({ roomie, shares }),
      );

/** Leaves out others than these people. */
export const among = (people: readonly SplitPerson[], typed: TypedSharers): TypedSharers =>
  typed === null
    ? null
    : Object.fromEntries(Object.entries(typed).filter(([id]) => people.some(({ _id }) => _id === id)));

/** Returns the split for the body of a call; undefined: a text can't be read, or nobody shares it. */
export function readSharers(typed: TypedSharers): BillSharer[] | undefined {
  if (typed === null) return [];
  const texts = Object.entries(typed);
  if (!texts.every(([, text]) => isShares(text))) return undefined;
  const split = texts.map(([roomie, text]) => ({ roomie, shares: Number(text) })).filter(({ shares }) => shares > 0);
  return split.length === 0 ? undefined : split;
}

/** Returns the split for the query of a preview. */
export const sharersInQuery = (split: readonly BillSharer[]): string | undefined =>
  split.length === 0 ? undefined : split.map(({ roomie, shares }) => `${roomie}:${String(shares)}`).join(',');

/** Returns whom a bill can be shared by: who lives there, and who bears a part of the corrected one. */
export function sharersOf(roomies: readonly SplitPerson[], bill: VariableCost | undefined): readonly SplitPerson[] {
  const borne = (bill?.shares ?? []).flatMap(({ person }) => person ?? []);
  const people = new Map([...borne, ...roomies].map(({ _id, first_name }) => [_id, { _id, first_name }]));
  return [...people.values()].toSorted((a, b) => a.first_name.localeCompare(b.first_name));
}
