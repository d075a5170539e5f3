import type { SettleUpPayment } from '@common-roof/contracts';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { aSharedHouse } from './chores.ts';
import { existing } from './feed-stage.ts';
import { settleUpOf } from './settle-up.ts';
import { suppliesOf } from './supplies.ts';
import type { TestApp } from './test-app.ts';
import { signIn, type World } from './world.ts';

/** A house of h1 without debts, and how its people settle up. */
export async function aSettlingHouse(app: TestApp, world: World, roomies = 3) {
  const { houseId, people } = await aSharedHouse(app, world.players.h1, roomies);
  const as = async (account: Account) => {
    const player = await signIn(app, account);
    return {
      ...settleUpOf(app, player),
      supplies: suppliesOf(app, player),
      id: account.id,
      token: player.token,
      account,
    };
  };
  const all = await Promise.all(people.map(as));
  const [one, two, three] = all;
  const idsOf = (payments: readonly SettleUpPayment[]): string[] => payments.map(({ _id }) => _id);
  const planOf = async () => (await existing(one).plan(houseId)).payments;
  return {
    houseId,
    as,
    all,
    idsOf,
    planOf,
    owner: await as(world.players.h1.account),
    one: existing(one),
    two: existing(two),
    three: three ?? existing(one),
    /** Buys for everyone at a price that the owner confirms; the plan follows it. */
    buys: async (buyer: { id: string; supplies: ReturnType<typeof suppliesOf> }, price: string): Promise<void> => {
      const owner = suppliesOf(app, await signIn(app, world.players.h1.account));
      await owner.verified(await buyer.supplies.bought(buyer.id, price));
      await app.drainEvents();
    },
    balances: async () => {
      const rows = await app.database.query<{ account_id: string; minor: string }>(
        `SELECT account_id, minor FROM money_balances WHERE house_id = $1 AND account = 'supplies' AND minor <> 0`,
        [houseId],
      );
      return Object.fromEntries(rows.map(({ account_id: id, minor }) => [id, Number(minor)]));
    },
    journals: () =>
      app.database.query<{ reverses: string | null }>(
        `SELECT reverses FROM money_journals WHERE house_id = $1 AND kind = 'settle_up' ORDER BY id`,
        [houseId],
      ),
  };
}
