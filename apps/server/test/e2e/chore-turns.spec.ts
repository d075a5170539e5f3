import type { CallResponse, changeTurn, ChoreAssignment } from '@common-roof/contracts';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { aDailyChore, aSharedHouse, choresOf } from '#test/support/chores.ts';
import { existing } from '#test/support/feed-stage.ts';
import { type Answer, problemOf } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

type Changed = CallResponse<typeof changeTurn>;

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

/** Creates a house with a daily chore, and clients for its roomies. */
async function aHouseWithTurns(roomies: number, chore: object = {}) {
  const house = await aSharedHouse(app, world.players.h1, roomies);
  const owner = choresOf(app, await signIn(app, world.players.h1.account));
  await owner.add(house.houseId, [aDailyChore({ name: 'Bins', ...chore })]);
  const people = await Promise.all(house.people.map((account) => asRoomie(account)));
  const turns = (): Promise<ChoreAssignment[]> => owner.turns(house.houseId);
  return { ...house, owner, roomies: people, turns };
}

async function asRoomie(account: Account) {
  const player = await signIn(app, account);
  const { ask } = choresOf(app, player);
  const change = (turn: ChoreAssignment, more: object): Promise<Answer> =>
    ask('PUT', `/api/chores/turns/${turn._id}`, { version: turn.version, ...more });
  return {
    id: account.id,
    account,
    token: player.token,
    takeOver: (turn: ChoreAssignment) => change(turn, { do: 'take_over' }),
    passOn: (turn: ChoreAssignment) => change(turn, { do: 'pass_on' }),
    swap: (turn: ChoreAssignment, other: ChoreAssignment) =>
      change(turn, { do: 'swap', with: { _id: other._id, version: other.version } }),
    answer: ({ body }: Answer, agrees: boolean) =>
      ask('PUT', `/api/chores/turn-changes/${(body as Changed).change_id}`, { agrees }),
    undo: ({ body }: Answer) => ask('DELETE', `/api/chores/turn-changes/${(body as Changed).change_id}`),
  };
}

type Roomie = Awaited<ReturnType<typeof asRoomie>>;

function two([one, other]: readonly Roomie[]): [Roomie, Roomie] {
  if (!one || !other) throw new Error('Fewer than two live there.');
  return [one, other];
}

/** Returns a roomie's first turn after today. */
function turnOf(turns: readonly ChoreAssignment[], { id }: Roomie): ChoreAssignment {
  const found = turns.find(({ assignee }) => assignee?._id === id);
  if (!found) throw new Error('They have no turn.');
  return found;
}

const askedOf = ({ id }: Roomie): Promise<string[]> => unreadTitles(app, { account_id: id, kind: 'swap_asked' });
const toldTo = ({ id }: Roomie): Promise<string[]> => unreadTitles(app, { account_id: id, kind: 'turn_changed' });

const holders = (turns: readonly ChoreAssignment[], ids: readonly string[]) =>
  ids.map((id) => turns.find(({ _id }) => _id === id)?.assignee?._id);

describe('a turn that a roomie takes over', () => {
  it('remains theirs when turns are assigned again, and its former roomie is told', async () => {
    const { turns, roomies } = await aHouseWithTurns(2);
    const [ada, ben] = two(roomies);
    const mine = turnOf(await turns(), ada);
    const answer = await ben.takeOver(mine);
    expect(answer.status).toBe(200);
    expect((answer.body as Changed).assignments).toMatchObject([
      { _id: mine._id, assignee: { _id: ben.id }, by_hand: true, changed: { how: 'take_over', by: { _id: ben.id } } },
    ]);
    await app.drainEvents();
    await app.runDue();
    expect(holders(await turns(), [mine._id])).toEqual([ben.id]);
    expect(await toldTo(ada)).toEqual([expect.stringMatching(/ took over your turn$/)]);
    expect(await toldTo(ben)).toEqual([]);
  });

  it('goes back when either of the two undoes it, once', async () => {
    const { turns, roomies } = await aHouseWithTurns(2);
    const [ada, ben] = two(roomies);
    const before = turnOf(await turns(), ada);
    const taken = await ben.takeOver(before);
    expect((await ada.undo(taken)).status).toBe(200);
    const after = (await turns()).find(({ _id }) => _id === before._id);
    expect(after).toMatchObject({ assignee: { _id: ada.id }, by_hand: false, changed: null });
    expect((await ben.undo(taken)).status).toBe(409);
  });

  it("can't be taken by the roomie who has it, is away that day, or saw an older version", async () => {
    const { turns, roomies, owner } = await aHouseWithTurns(2);
    const [ada, ben] = two(roomies);
    const mine = turnOf(await turns(), ada);
    expect((await ada.takeOver(mine)).status).toBe(422);
    const away = { away: [{ from: mine.due_on, to: mine.due_on }] };
    expect((await choresOf(app, ben).ask('PUT', `/api/roomies/profile/${ben.id}`, away)).status).toBe(200);
    expect(problemOf(await ben.takeOver(mine)).detail).toBe('One of you is not in the house on that day.');
    const theirs = turnOf(await turns(), ben);
    await owner.assign((await houseOf(mine)) ?? '', { set: 'turn', assignment_id: theirs._id, roomie_id: null });
    const late = await ada.takeOver(theirs);
    expect(problemOf(late)).toMatchObject({ code: 'stale_version', current: { _id: theirs._id, assignee: null } });
  });

  it('goes to one of two who request it at once', async () => {
    const { turns, roomies } = await aHouseWithTurns(3, { assign: { way: 'open' } });
    const [first] = await turns();
    if (!first) throw new Error('There is no turn.');
    const answers = await Promise.all(roomies.map((roomie) => roomie.takeOver(first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("can't be undone after a third roomie has taken it", async () => {
    const { turns, roomies, owner, houseId } = await aHouseWithTurns(3);
    const [ada, ben] = two(roomies);
    const mine = turnOf(await turns(), ada);
    const taken = await ben.takeOver(mine);
    await owner.set(houseId, { set: 'turn', assignment_id: mine._id, roomie_id: roomies[2]?.id });
    expect((await ben.undo(taken)).status).toBe(409);
  });

  it('concerns only the two roomies and the homeowner', async () => {
    const { turns, roomies, owner } = await aHouseWithTurns(3);
    const [ada, ben] = two(roomies);
    const taken = await ben.takeOver(turnOf(await turns(), ada));
    const third = await roomies[2]?.undo(taken);
    expect(third?.status).toBe(404);
    const { change_id: id } = taken.body as Changed;
    expect((await owner.ask('DELETE', `/api/chores/turn-changes/${id}`)).status).toBe(200);
  });
});

describe('a swap', () => {
  it('is made when the other agrees, works both ways at once, and is reverted when one undoes it', async () => {
    const { turns, roomies } = await aHouseWithTurns(2);
    const [ada, ben] = two(roomies);
    const [mine, theirs] = [turnOf(await turns(), ada), turnOf(await turns(), ben)];
    const asked = await ada.swap(mine, theirs);
    expect(asked.status).toBe(200);
    await app.drainEvents();
    await app.runDue();
    expect(holders(await turns(), [mine._id, theirs._id])).toEqual([ada.id, ben.id]);
    expect((await turns()).find(({ _id }) => _id === theirs._id)).toMatchObject({
      changed: null,
      swap: { by: { _id: ada.id }, of: { _id: ben.id }, turn: { _id: mine._id, due_on: mine.due_on } },
    });
    expect(await askedOf(ben)).toEqual([expect.stringMatching(/ asks to swap turns with you$/)]);
    const agreed = await ben.answer(asked, true);
    expect(agreed.status).toBe(200);
    expect((agreed.body as Changed).assignments.map(({ swap }) => swap)).toEqual([null, null]);
    await app.drainEvents();
    await app.runDue();
    expect(holders(await turns(), [mine._id, theirs._id])).toEqual([ben.id, ada.id]);
    expect(await toldTo(ada)).toEqual([expect.stringMatching(/ swapped turns with you$/)]);
    expect([await toldTo(ben), await askedOf(ben)]).toEqual([[], []]);
    expect((await ben.undo(asked)).status).toBe(200);
    expect(holders(await turns(), [mine._id, theirs._id])).toEqual([ada.id, ben.id]);
  });

  it("isn't made when the other declines, who gets no more alerts", async () => {
    const { turns, roomies } = await aHouseWithTurns(2);
    const [ada, ben] = two(roomies);
    const [mine, theirs] = [turnOf(await turns(), ada), turnOf(await turns(), ben)];
    const asked = await ada.swap(mine, theirs);
    expect((await ben.answer(asked, false)).status).toBe(200);
    await app.drainEvents();
    expect(holders(await turns(), [mine._id, theirs._id])).toEqual([ada.id, ben.id]);
    expect(await toldTo(ada)).toEqual([expect.stringMatching(/ doesn’t want to swap$/)]);
    expect(await askedOf(ben)).toEqual([]);
    expect((await ben.answer(asked, true)).status).toBe(409);
    expect(problemOf(await ada.undo(asked)).detail).toBe('This swap was declined.');
  });

  it('is answered by the roomie who is asked, and withdrawn by the one who asks', async () => {
    const { turns, roomies } = await aHouseWithTurns(3);
    const [ada, ben] = two(roomies);
    const asked = await ada.swap(turnOf(await turns(), ada), turnOf(await turns(), ben));
    expect((await ada.answer(asked, true)).status).toBe(404);
    expect((await roomies[2]?.answer(asked, true))?.status).toBe(404);
    expect((await roomies[2]?.undo(asked))?.status).toBe(404);
    expect((await ada.undo(asked)).status).toBe(200);
    await app.drainEvents();
    expect(await askedOf(ben)).toEqual([]);
    expect((await ben.answer(asked, true)).status).toBe(409);
    expect((await turns()).filter(({ swap }) => swap !== null)).toEqual([]);
  });

  it("can't be made after one of the turns has changed hands or is due", async () => {
    const { turns, roomies } = await aHouseWithTurns(3);
    const [ada, ben] = two(roomies);
    const [mine, theirs] = [turnOf(await turns(), ada), turnOf(await turns(), ben)];
    const asked = await ada.swap(mine, theirs);
    await roomies[2]?.takeOver(mine);
    expect(problemOf(await ben.answer(asked, true)).detail).toBe('Another housemate has taken this turn.');
    expect((await turns()).filter(({ swap }) => swap !== null)).toEqual([]);
    const later = (await turns()).toReversed();
    const again = await ada.swap(turnOf(later, ada), turnOf(later, ben));
    app.clock.set(new Date('2027-04-20T10:00:00Z'));
    const late = await signIn(app, ben.account);
    const { change_id: id } = again.body as Changed;
    expect((await choresOf(app, late).ask('PUT', `/api/chores/turn-changes/${id}`, { agrees: true })).status).toBe(409);
  });

  it('can be requested three times at once, once for each turn, with one alert', async () => {
    const { turns, roomies } = await aHouseWithTurns(2);
    const [ada, ben] = two(roomies);
    const all = await turns();
    const own = all.filter(({ assignee }) => assignee?._id === ada.id);
    const other = all.filter(({ assignee }) => assignee?._id === ben.id);
    const ask = (at: number) => ada.swap(existing(own[at]), existing(other[at]));
    for (const at of [0, 1, 2]) expect((await ask(at)).status).toBe(200);
    expect(problemOf(await ask(3)).detail).toBe('You can ask for 3 swaps at a time. Wait for an answer first.');
    expect(problemOf(await ada.swap(existing(own[0]), existing(other[4]))).detail).toBe(
      'You have already asked to swap this turn.',
    );
    await app.drainEvents();
    expect(await askedOf(ben)).toEqual(['3 requests to swap turns']);
  });

  it('involves one turn of the caller and one of another roomie', async () => {
    const { turns, roomies } = await aHouseWithTurns(3);
    const [ada, ben] = two(roomies);
    const all = await turns();
    const third = roomies[2];
    if (!third) throw new Error('Only two live there.');
    expect((await ada.swap(turnOf(all, ben), turnOf(all, third))).status).toBe(422);
    const own = all.filter(({ assignee }) => assignee?._id === ada.id);
    expect((await ada.swap(own[0] ?? turnOf(all, ada), own[1] ?? turnOf(all, ada))).status).toBe(422);
  });

  it("can't be requested when one of the turns is already due", async () => {
    const { turns, roomies } = await aHouseWithTurns(2);
    const [ada, ben] = two(roomies);
    const all = await turns();
    const [first] = all;
    const [had, other] = first?.assignee?._id === ada.id ? [ada, ben] : [ben, ada];
    app.clock.set(new Date('2027-03-15T21:00:00Z'));
    const answer = await had.swap(turnOf(all, had), turnOf(all, other));
    expect(problemOf(answer).detail).toBe('This turn is already due.');
    expect((await other.takeOver(turnOf(all, had))).status).toBe(200);
  });
});

describe('a turn that is passed on', () => {
  it('goes to the next roomie, and not back, however often turns are assigned', async () => {
    const { turns, roomies } = await aHouseWithTurns(2);
    const [ada, ben] = two(roomies);
    const near = turnOf(await turns(), ada);
    expect((await ada.passOn(near)).status).toBe(200);
    const far = turnOf((await turns()).toReversed(), ada);
    expect((await ada.passOn(far)).status).toBe(200);
    await app.drainEvents();
    await app.runDue();
    expect(holders(await turns(), [near._id, far._id])).toEqual([ben.id, ben.id]);
    expect(await toldTo(ben)).toEqual(['2 changes to your turns']);
  });

  it('is open to anyone when nobody else is there', async () => {
    const { turns, roomies } = await aHouseWithTurns(1);
    const [ada] = roomies;
    if (!ada) throw new Error('Nobody lives there.');
    const mine = turnOf(await turns(), ada);
    const passed = await ada.passOn(mine);
    expect((passed.body as Changed).assignments).toMatchObject([{ assignee: null, changed: { how: 'pass_on' } }]);
    await app.runDue();
    expect((await turns()).find(({ _id }) => _id === mine._id)?.assignee).toBeNull();
    expect((await ada.undo(passed)).status).toBe(200);
    expect((await turns()).find(({ _id }) => _id === mine._id)?.assignee?._id).toBe(ada.id);
  });

  it("must be one's own", async () => {
    const { turns, roomies } = await aHouseWithTurns(2);
    const [ada, ben] = two(roomies);
    expect((await ada.passOn(turnOf(await turns(), ben))).status).toBe(422);
  });
});

describe('the outlook after the assigned turns', () => {
  it('begins where the turns end, leaves out no day, and names the roomie who always does a chore', async () => {
    const { houseId, ids, owner } = await aHouseWithTurns(1);
    await owner.add(houseId, [aDailyChore({ name: 'Dishes', assign: { way: 'fixed', roomie_id: ids[0] } })]);
    const given = await owner.turns(houseId, '&from=2027-03-15&until=2027-05-15');
    const { body } = await owner.ask('GET', `/api/houses/chore-outlook/${houseId}?from=2027-03-15&until=2027-05-15`);
    const { items } = body as { items: Pick<ChoreAssignment, 'chore' | 'due_on' | 'assignee'>[] };
    const days = (name: string) =>
      [...given, ...items].filter(({ chore }) => chore.name === name).map(({ due_on: day }) => day);
    expect(days('Bins')).toHaveLength(61);
    expect(new Set(days('Dishes')).size).toBe(61);
    expect(items[0]?.due_on).toBe('2027-04-12');
    expect(new Set(items.map(({ chore, assignee }) => `${chore.name} ${String(assignee?._id)}`))).toEqual(
      new Set(['Bins undefined', `Dishes ${String(ids[0])}`]),
    );
  });

  it('has a window of limited length', async () => {
    const { houseId, owner } = await aHouseWithTurns(1);
    const answer = await owner.ask('GET', `/api/houses/chore-outlook/${houseId}?from=2027-03-15&until=2027-09-15`);
    expect(answer.status).toBe(422);
  });
});

async function houseOf({ _id }: ChoreAssignment): Promise<string | undefined> {
  const rows = await app.database.query<{ house_id: string }>('SELECT house_id FROM chore_assignments WHERE id = $1', [
    _id,
  ]);
  return rows[0]?.house_id;
}
