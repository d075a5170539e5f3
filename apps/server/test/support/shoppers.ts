import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { aSharedHouse } from './chores.ts';
import { existing } from './feed-stage.ts';
import { suppliesOf } from './supplies.ts';
import type { TestApp } from './test-app.ts';
import { signIn, type World } from './world.ts';

/** A house of h1 with this many roomies; the first is the buyer. */
export async function aHouseOfShoppers(app: TestApp, world: World, roomies = 3) {
  const house = await aSharedHouse(app, world.players.h1, roomies);
  const as = async (account: Account) => {
    const player = await signIn(app, account);
    return { ...suppliesOf(app, player), id: account.id, token: player.token, account };
  };
  const [buyer, ...mates] = await Promise.all(house.people.map(as));
  return {
    ...house,
    buyer: existing(buyer),
    mates,
    mate: existing(mates[0]),
    owner: await as(world.players.h1.account),
    /** Everyone's balance for supplies, in minor units, without those at zero. */
    balances: async () => {
      const rows = await app.database.query<{ account_id: string; minor: string }>(
        `SELECT account_id, minor FROM money_balances WHERE house_id = $1 AND account = 'supplies' AND minor <> 0`,
        [house.houseId],
      );
      return Object.fromEntries(rows.map(({ account_id: id, minor }) => [id, Number(minor)]));
    },
  };
}
