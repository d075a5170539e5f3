import { HOUSE_RIGHTS, type RightHolder } from '@common-roof/contracts';
import { rightsOfRoomie } from '@common-roof/domain';

import { billsOf } from '#test/support/bills.ts';
import { existing } from '#test/support/feed-stage.ts';
import { aRunHouse, speakerOf } from '#test/support/speaker.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const DAY_SECONDS = 86_400;
const HOLDERS = ['owner', 'speaker', 'everyone'] as const;
const STEPS = 30;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

/** A generator of whole numbers below a limit that repeats (Park and Miller). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 7_919 + 13;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

it.each([1, 2])('gives everyone the rights of setting, term and house, whatever happens: walk %i', async (seed) => {
  const number = numbersFrom(seed);
  const { houseId, people } = await aRunHouse(app, world.players.h1, 2);
  const accounts = people.map(({ account }) => account);
  const [first, second] = [existing(people[0]).id, existing(people[1]).id];
  // Sessions end over the months of a walk.
  const as = async (id: string) => {
    const player = await signIn(app, existing(accounts.find((one) => one.id === id)));
    return { ...speakerOf(app, player), bills: billsOf(app, player) };
  };
  const owner = async () => speakerOf(app, await signIn(app, world.players.h1.account));
  const model = {
    holders: { bills: 'owner' as RightHolder, chores: 'owner' as RightHolder, invite: 'owner' as RightHolder },
    speaker: null as { id: string; until: Date } | null,
    isArchived: false,
  };
  const speaks = (id: string): boolean => model.speaker?.id === id && model.speaker.until > app.clock.now();
  const archive = async (isArchived: boolean): Promise<void> => {
    const state = isArchived ? 'archived' : 'open';
    await app.database.query('UPDATE houses SET state = $2 WHERE id = $1', [houseId, state]);
    model.isArchived = isArchived;
  };
  const elect = async (): Promise<void> => {
    const [caller, other] = [await as(first), await as(second)];
    if (!(await caller.see(houseId)).may_call) {
      expect((await caller.call(houseId)).status).toBe(409);
      return;
    }
    const winner = number(2) === 0 ? first : second;
    const id = await caller.calls(houseId);
    await (winner === first ? caller : other).stands(id);
    await caller.votes(id, winner);
    const { speaker } = await other.votes(id, winner);
    model.speaker = { id: winner, until: new Date(existing(speaker ?? undefined).until) };
  };
  const moves = [
    async () => {
      const right = existing(HOUSE_RIGHTS[number(HOUSE_RIGHTS.length)]);
      const holder = existing(HOLDERS[number(3)]);
      await (await owner()).lets(houseId, { [right]: holder, term_months: 3 });
      model.holders[right] = holder;
    },
    elect,
    async () => {
      const id = number(2) === 0 ? first : second;
      await (await as(id)).stepsDown(houseId);
      if (model.speaker?.id === id) model.speaker = null;
    },
    () => {
      app.clock.advance(20 * DAY_SECONDS);
      return Promise.resolve();
    },
    async () => {
      await app.runDue();
    },
  ];
  for (let step = 0; step < STEPS; step += 1) {
    if (model.isArchived) await archive(false);
    else if (number(8) === 0) await archive(true);
    else await existing(moves[number(moves.length)])();
    for (const id of [first, second]) {
      const person = await as(id);
      const rights = model.isArchived ? [] : rightsOfRoomie({ holders: model.holders, isSpeaker: speaks(id) });
      expect([step, (await person.see(houseId)).own_rights]).toEqual([step, rights]);
      const answer = await person.bills.enter(houseId, { split: [{ roomie: id, shares: 1 }] });
      const holds = rightsOfRoomie({ holders: model.holders, isSpeaker: speaks(id) }).includes('bills');
      // A split of one’s own is refused once the right is there.
      expect([step, answer.status]).toEqual([step, holds ? (model.isArchived ? 409 : 422) : 403]);
    }
  }
});
