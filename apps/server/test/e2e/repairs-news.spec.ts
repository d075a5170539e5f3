import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { aSharedHouse } from '#test/support/chores.ts';
import { existing } from '#test/support/feed-stage.ts';
import { repairsOf } from '#test/support/repairs.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const VISIT = { from: '2027-03-17T14:00:00.000Z', until: '2027-03-17T16:00:00.000Z' };

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

/** A repair in a house with a roomie, its homeowner and its neatkeeper. */
async function aRepair(title: string) {
  const { houseId, people } = await aSharedHouse(app, world.players.h1, 1);
  await app.get(NeatkeepersService).assign(world.players.k1.account.id, houseId);
  const roomie = repairsOf(app, await signIn(app, existing(people[0])));
  const homeowner = await signIn(app, world.players.h1.account);
  const neatkeeper = await signIn(app, world.players.k1.account);
  const { _id: id } = await roomie.report(houseId, { title });
  const keeperId = world.players.k1.account.id;
  const titlesOf = async (accountId: string): Promise<readonly string[]> => {
    await app.drainEvents();
    return unreadTitles(app, { account_id: accountId });
  };
  return {
    id,
    roomie,
    owner: repairsOf(app, homeowner),
    keeperId,
    keeperToken: neatkeeper.token,
    ofOwner: () => titlesOf(world.players.h1.account.id),
    ofKeeper: () => titlesOf(keeperId),
  };
}

describe('the news of a repair', () => {
  it('that is withdrawn reaches those who would have come', async () => {
    const { id, roomie, owner, keeperId, ofOwner, ofKeeper } = await aRepair('The tap drips');
    await owner.accept(id, { assignee_id: keeperId, visit: VISIT });
    expect((await roomie.withdraw(id)).status).toBe(204);
    expect(await ofKeeper()).toContainEqual(expect.stringMatching(/withdrew: The tap drips$/));
    expect(await ofOwner()).toContainEqual(expect.stringMatching(/withdrew: The tap drips$/));
  });

  it('that is withdrawn before its answer only closes the question', async () => {
    const { id, roomie, ofOwner } = await aRepair('The bell is silent');
    expect(await ofOwner()).toContain('New repair: The bell is silent');
    expect((await roomie.withdraw(id)).status).toBe(204);
    expect((await ofOwner()).filter((title) => title.endsWith(': The bell is silent'))).toEqual([]);
  });

  it('that is given to another person reaches its former neatkeeper', async () => {
    app.clock.set(new Date());
    const { id, owner, keeperId, keeperToken, ofKeeper } = await aRepair('The lamp flickers');
    await owner.accept(id, { assignee_id: keeperId });
    expect(await ofKeeper()).toContain('Can you take care of this? The lamp flickers');
    const socket = await connect(app, keeperToken);
    const changed = nextEvent(socket, 'repairs:changed');
    expect((await owner.change(id, 'plan', { assignee_id: null, visit: null })).status).toBe(200);
    expect(await ofKeeper()).toContain('You no longer need to take care of this: The lamp flickers');
    expect(await changed).toMatchObject({ repair_id: id });
    socket.close();
  });
});
