import { type AssumedChange, COST_CATEGORIES, HOUSE_CHANGES_AT_ONCE } from '@common-roof/contracts';

import { aDay, anAmount, anId, oneOf } from '#lib/use-address.ts';

const BETWEEN = '~';
const WITHIN = '_';
const aCategory = oneOf(COST_CATEGORIES);

/**
 * Returns the changes as a part of the address. Rents are left out: a link is made to be sent to everyone in the house,
 * and what one of them pays isn't for the others.
 */
export function changesToAddress(changes: readonly AssumedChange[]): string {
  return changes
    .flatMap((change) => {
      switch (change.kind) {
        case 'moves_out':
          return [['out', change.roomie, change.last_day]];
        case 'moves_in':
          return [['in', change.room, change.first_day]];
        case 'bill_changes':
          return [['bill', change.category, change.monthly]];
        case 'rent_changes':
          return [];
      }
    })
    .map((parts) => parts.join(WITHIN))
    .join(BETWEEN);
}

/** Reads the changes in an address, without what isn't valid: it may be outdated or typed by hand. */
export function changesInAddress(text: string): AssumedChange[] {
  return text
    .split(BETWEEN)
    .flatMap((part): AssumedChange[] => {
      const [kind, what = '', value = ''] = part.split(WITHIN);
      const [id, day, category, monthly] = [anId(what), aDay(value), aCategory(what), anAmount(value)];
      if (kind === 'out' && id && day) return [{ kind: 'moves_out', roomie: id, last_day: day }];
      if (kind === 'in' && id && day) return [{ kind: 'moves_in', room: id, first_day: day }];
      if (kind === 'bill' && category && monthly) return [{ kind: 'bill_changes', category, monthly }];
      return [];
    })
    .slice(0, HOUSE_CHANGES_AT_ONCE);
}
