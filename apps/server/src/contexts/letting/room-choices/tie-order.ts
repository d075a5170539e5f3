import { sha256 } from '#kernel/crypto/sha256.ts';

/**
 * Returns people in the order that breaks ties: by a hash of ids that the server drew. Nobody can choose a place in it, by
 * a name or by being entered first.
 */
export const inTieOrder = <Person extends { readonly id: string }>(
  choiceId: string,
  people: readonly Person[],
): Person[] =>
  people
    .map((person) => ({ person, key: sha256(`${choiceId}:${person.id}`) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ person }) => person);

/** The hash that a person's values leave in the evidence. */
export const receiptOf = (nonce: string, worth: readonly number[]): string => sha256(`${nonce}:${worth.join(',')}`);
