import type { HouseState } from '@common-roof/contracts';

/** What a homeowner does to a house as a whole. */
export type HouseAction = 'open' | 'edit' | 'archive' | 'restore' | 'discard';

/** `draft → open → archived → open`; a draft may be thrown away; an archived house is only read. `null`: it is gone. */
const HOUSE_TRANSITIONS: Record<HouseAction, Partial<Record<HouseState, HouseState | null>>> = {
  open: { draft: 'open' },
  edit: { draft: 'draft', open: 'open' },
  archive: { open: 'archived' },
  restore: { archived: 'open' },
  discard: { draft: null },
};

/** The state after the action, `null` where the house is gone after it, `undefined` where it cannot be done. */
export function houseStateAfter(state: HouseState, action: HouseAction): HouseState | null | undefined {
  return HOUSE_TRANSITIONS[action][state];
}
