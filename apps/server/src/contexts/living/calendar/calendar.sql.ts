/**
 * Whether the entry `e` still counts in the house `h`: who entered it, and whose parcel it is, belong to the house. What
 * they entered ends with their stay at once, and is deleted soon after.
 */
export const COUNTS = `${belongs('e.author_id')} AND (e.for_id IS NULL OR ${belongs('e.for_id')})`;

/** Whether a person owns the house `h`, or lives there. @param person their id in the statement */
export function belongs(person: string): string {
  return `(h.homeowner_id = ${person} OR EXISTS (
    SELECT 1 FROM tenancies t
     WHERE t.house_id = h.id AND t.roomie_id = ${person} AND t.state IN ('active', 'releasing')))`;
}
