import { randomUUID } from 'node:crypto';

import { dayIn, plusDays } from '@common-roof/domain';

import { HomeownersService } from '#contexts/housing/houses/homeowners/homeowners.service.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { anOpenHouse } from './houses.ts';
import { ratingsOf } from './ratings.ts';
import type { TestApp } from './test-app.ts';
import { signIn } from './world.ts';

/** A person who rates, over HTTP. */
export async function aRater(app: TestApp, account: Account) {
  const player = await signIn(app, account);
  return { ...ratingsOf(app, player), ...player, id: account.id };
}

export async function anAccount(app: TestApp, type: 'roomie' | 'homeowner', firstName: string): Promise<Account> {
  const person = { email: `${randomUUID()}@ratings.test`, firstName, lastName: 'Rater' };
  const account =
    type === 'roomie' ? await app.get(RoomiesService).create(person) : await app.get(HomeownersService).create(person);
  await app.get(AccountsRepository).markEmailVerified(account.id);
  return account;
}

interface Stay {
  /** ISO dates. */
  readonly from: string;
  readonly until?: string;
}

/** A homeowner and a roomie of their house in London, and their ratings of each other. */
export async function aStay(app: TestApp, { from, until }: Stay) {
  const owner = await aRater(app, await anAccount(app, 'homeowner', 'Helen'));
  const house = await anOpenHouse(app, owner, 1);
  const [roomId = ''] = house.roomIds;
  const stayIn = async (account: Account, starts: string, ends?: string): Promise<string> => {
    await app.get(RoomiesService).moveIn(account.id, roomId, starts);
    if (ends !== undefined) await app.get(RoomiesService).moveOut(account.id, ends);
    await app.drainEvents();
    const [stay] = await app.database.query<{ id: string }>(
      'SELECT id FROM tenancies WHERE roomie_id = $1 ORDER BY starts_on DESC LIMIT 1',
      [account.id],
    );
    return stay?.id ?? '';
  };
  const roomie = await aRater(app, await anAccount(app, 'roomie', 'Rosa'));
  const tenancyId = await stayIn(roomie.account, from, until);
  const { houseId } = house;
  return {
    owner,
    roomie,
    houseId,
    tenancyId,
    ofOwner: (more: object = {}) => ({ homeowner_id: owner.id, ...more }),
    ofRoomie: (more: object = {}) => ({ roomie_id: roomie.id, house_id: houseId, ...more }),
    /** Signs both in again: sessions do not last as long as tenancies. */
    again: async () => ({ owner: await aRater(app, owner.account), roomie: await aRater(app, roomie.account) }),
    /** Another roomie, who lived in the same room afterwards. @param at the end of the previous tenancy */
    next: async (at: string, days = 20) => {
      const other = await aRater(app, await anAccount(app, 'roomie', 'Next'));
      await stayIn(other.account, at, plusDays(at, days));
      return other;
    },
  };
}

/** A tenancy that ended some weeks ago by the machine's clock, which also ends sockets. */
export function lately(app: TestApp): Stay {
  app.clock.set(new Date());
  const today = dayIn('Europe/London', app.clock.now());
  return { from: plusDays(today, -200), until: plusDays(today, -20) };
}
