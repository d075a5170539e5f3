import type { Room } from '@common-roof/contracts';

import { idOf } from '#test/people.ts';
import { waitingIn } from './waiting.ts';

const room = (state: Room['state'], until: string | null = null): Room => ({
  _id: idOf(1),
  house_id: idOf(2),
  room_name: 'East',
  state,
  rent: '500.00',
  deposit: '0.00',
  size_m2: null,
  description: '',
  available_from: null,
  let_from: null,
  occupied_until: until,
  photos: [],
  roomie: null,
});
const written = { version: 1, text: 'Be kind.', began_at: null };

describe('the open tasks of a house', () => {
  it('are empty when all rooms are let and the rules are written', () => {
    expect(waitingIn({ state: 'open', rooms: [room('occupied'), room('listed')], rules: written })).toEqual([]);
  });

  it('contain only the draft while it is one', () => {
    expect(waitingIn({ state: 'draft', rooms: [], rules: { ...written, text: '' } })).toEqual([{ kind: 'draft' }]);
  });

  it('state when the first room under notice becomes free, and how many are vacant', () => {
    const rooms = [room('vacant'), room('releasing', '2027-03-01'), room('releasing', '2027-01-01'), room('vacant')];
    expect(waitingIn({ state: 'open', rooms, rules: { ...written, text: ' ' } })).toEqual([
      { kind: 'releasing', count: 2, until: '2027-01-01' },
      { kind: 'vacant', count: 2 },
      { kind: 'no_rules' },
    ]);
  });

  it('are empty for an archived house', () => {
    expect(waitingIn({ state: 'archived', rooms: [room('vacant')], rules: written })).toEqual([]);
  });
});
