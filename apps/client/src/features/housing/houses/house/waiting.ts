import type { HouseDetail } from '@common-roof/contracts';

export type Waiting =
  | { kind: 'draft' | 'no_rooms' | 'no_rules' }
  | { kind: 'vacant'; count: number }
  | { kind: 'releasing'; count: number; until: string | null };

/** Returns a homeowner's next tasks in a house, most pressing first; none for an archived house. */
export function waitingIn(house: Pick<HouseDetail, 'state' | 'rooms' | 'rules'>): Waiting[] {
  if (house.state === 'archived') return [];
  if (house.state === 'draft') return [{ kind: 'draft' }];
  const waiting: Waiting[] = [];
  if (house.rooms.length === 0) waiting.push({ kind: 'no_rooms' });
  const releasing = house.rooms.filter(({ state }) => state === 'releasing');
  if (releasing.length > 0) {
    const [until = null] = releasing.flatMap(({ occupied_until: day }) => day ?? []).toSorted();
    waiting.push({ kind: 'releasing', count: releasing.length, until });
  }
  const vacant = house.rooms.filter(({ state }) => state === 'vacant').length;
  if (vacant > 0) waiting.push({ kind: 'vacant', count: vacant });
  if (house.rules.text.trim() === '') waiting.push({ kind: 'no_rules' });
  return waiting;
}
