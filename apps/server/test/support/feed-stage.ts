import type { ChoreAssignment, FeedItem } from '@common-roof/contracts';
import { UNITS_PER_POINT } from '@common-roof/domain';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { aDailyChore, aSharedHouse, choresOf } from './chores.ts';
import { feedOf } from './feed.ts';
import type { TestApp } from './test-app.ts';
import { signIn, type World } from './world.ts';

export function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is none.');
  return value;
}

/** Houses whose people post their turns. */
export function feedStage(app: TestApp, world: World) {
  const as = async (account: Account | undefined) => {
    if (!account) throw new Error('There is nobody.');
    const player = await signIn(app, account);
    return { ...feedOf(app, player), account, id: account.id, token: player.token };
  };

  /** A house with this many roomies and one chore of three points a day. */
  async function aHouse(roomies: number, more: object = {}) {
    const house = await aSharedHouse(app, world.players.h1, roomies);
    const owner = choresOf(app, await signIn(app, world.players.h1.account));
    const [chore] = await owner.add(house.houseId, [aDailyChore(more)]);
    const turns = await owner.turns(house.houseId);
    const people = await Promise.all(house.people.map(as));
    const holderOf = (turn: ChoreAssignment | undefined) =>
      existing(people.find(({ id }) => id === turn?.assignee?._id));
    const notHolderOf = (turn: ChoreAssignment | undefined) =>
      existing(people.find(({ id }) => id !== turn?.assignee?._id));
    return { ...house, choreId: chore?._id ?? '', owner, turns, people, holderOf, notHolderOf };
  }

  /** Today's turn, posted by its assignee, and the other roomies. */
  async function posted({ turns: [turn], people, holderOf }: Awaited<ReturnType<typeof aHouse>>, more: object = {}) {
    const poster = holderOf(turn);
    const item = await poster.post({ assignment_id: turn?._id, ...more });
    return { item, poster, others: people.filter(({ id }) => id !== poster.id) };
  }

  const debtsOf = async (houseId: string): Promise<Record<string, number>> => {
    const rows = await app.database.query<{ roomie_id: string; units: string }>(
      'SELECT roomie_id, units FROM chore_debts WHERE house_id = $1',
      [houseId],
    );
    return Object.fromEntries(rows.map(({ roomie_id, units }) => [roomie_id, Number(units) / UNITS_PER_POINT]));
  };
  const stateOf = async (houseId: string, id: string): Promise<FeedItem['state'] | undefined> => {
    const owner = await as(world.players.h1.account);
    return (await owner.ofHouse(houseId)).find(({ _id }) => _id === id)?.state;
  };
  return { as, aHouse, posted, debtsOf, stateOf };
}
