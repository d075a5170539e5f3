import { createChores, getHouse, listHouses } from '@common-roof/contracts/schemas';

import { send, tokenOf } from './calls.ts';
import type { Account } from './people.ts';

/**
 * Creates daily chores of a house, each with a fixed assignee by first name, for stories that aren't about assigning.
 */
export async function giveDailyChores(
  owner: Account,
  house: string,
  doneBy: Readonly<Record<string, string>>,
): Promise<void> {
  const token = await tokenOf(owner);
  const { items } = await send(listHouses, { query: { search: house } }, token);
  const houseId = items[0]?._id ?? '';
  const { roomies } = await send(getHouse, { params: { id: houseId } }, token);
  const chores = Object.entries(doneBy).map(([name, firstName]) => ({
    name,
    recurrence: { every: 'day' as const, interval: 1 },
    due_time: '20:00',
    assign: {
      way: 'fixed' as const,
      roomie_id: roomies.find(({ first_name: called }) => called === firstName)?._id ?? '',
    },
  }));
  await send(createChores, { body: { house_id: houseId, chores } }, token);
}
