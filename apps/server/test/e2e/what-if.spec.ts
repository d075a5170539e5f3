import { randomUUID } from 'node:crypto';

import type { AssumedChange, WhatIf } from '@common-roof/contracts';

import { billsOf } from '#test/support/bills.ts';
import { aDailyChore, choresOf } from '#test/support/chores.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { aRentedRoom } from '#test/support/rent.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { whatIfOf } from '#test/support/what-if.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-10T10:00:00Z'));
});
afterAll(() => app.close());

const at = async (moment: string): Promise<void> => {
  app.clock.set(new Date(moment));
  await app.runDue();
  await app.runDue();
};

const PERSON = randomUUID();

/** A house in which one roomie has a lease and another doesn't, with internet bills of three months. */
async function aLivedInHouse() {
  const { h1 } = world.players;
  const rented = await aRentedRoom(app, h1, { starts_on: '2027-03-15', rent: '620.00' });
  const { houseId, account, roomieId } = rented;
  const rooms = await app.database.query<{ id: string }>(
    `SELECT r.id FROM rooms r WHERE house_id = $1 AND NOT EXISTS (SELECT 1 FROM tenancies t WHERE t.room_id = r.id)`,
    [houseId],
  );
  const [room] = rooms.length > 0 ? rooms : [await addRoom(houseId)];
  const other = await aRoomieIn(app, room?.id ?? '', '2027-01-01');
  await app.drainEvents();
  await at('2027-09-10T10:00:00Z');
  const owner = await signIn(app, h1.account);
  const bill = async (month: string, last: string, amount: string) =>
    billsOf(app, await signIn(app, h1.account)).entered(houseId, {
      category: 'internet',
      from: `${month}-01`,
      to: `${month}-${last}`,
      amount,
    });
  await bill('2027-06', '30', '60.00');
  await bill('2027-07', '31', '60.00');
  await bill('2027-08', '31', '60.00');
  await app.drainEvents();
  return { ...rented, houseId, roomieId, account, other, bill, owner, freeRoom: await addRoom(houseId) };
}

async function addRoom(houseId: string): Promise<{ id: string }> {
  const [row] = await app.database.query<{ id: string }>(
    `INSERT INTO rooms (house_id, name, rent_minor, deposit_minor, created_at)
     VALUES ($1, $2, 43210, 0, '2027-01-01') RETURNING id`,
    [houseId, `Room ${randomUUID().slice(0, 8)}`],
  );
  if (!row) throw new Error('A room was not stored.');
  return row;
}

const monthsOf = (answer: WhatIf, id: string) => answer.people.find(({ _id }) => _id === id)?.after ?? [];

describe('what if', () => {
  it('says to the penny what the ledger charges when it happens so', async () => {
    const { houseId, roomieId, other, owner, notice, dues, bill } = await aLivedInHouse();
    const question: AssumedChange = { kind: 'moves_out', roomie: roomieId, last_day: '2027-11-15' };
    const answer = await whatIfOf(app, owner).answer(houseId, question);
    expect(answer.months.slice(0, 3)).toEqual(['2027-10', '2027-11', '2027-12']);
    expect((await notice('2027-11-15')).status).toBe(200);
    for (const [month, last] of [
      ['2027-10', '31'],
      ['2027-11', '30'],
      ['2027-12', '31'],
    ] as const) {
      await at(`${month}-${last}T20:00:00Z`);
      await bill(month, last, '60.00');
    }
    await app.drainEvents();
    const charged = (await dues()).filter(([kind, day = '']) => kind === 'rent_due' && day >= '2027-10');
    expect(
      monthsOf(answer, roomieId)
        .slice(0, 3)
        .map(({ rent }) => rent),
    ).toEqual(['620.00', '310.00', '0.00']);
    expect(charged.map(([, , amount]) => amount)).toEqual(['620.00', '310.00']);
    const { items } = await billsOf(app, await signIn(app, world.players.h1.account)).ofPeriod(houseId, '2027');
    for (const [nth, month] of ['2027-10', '2027-11', '2027-12'].entries()) {
      const shares = items.find(({ from }) => from.startsWith(month))?.shares ?? [];
      for (const id of [roomieId, other.id]) {
        const expected = monthsOf(answer, id)[nth]?.bills[0]?.amount;
        expect([month, id, shares.find(({ person }) => person?._id === id)?.amount]).toEqual([month, id, expected]);
      }
    }
    expect(monthsOf(answer, other.id)[1]?.bills).toEqual([{ category: 'internet', amount: '40.00' }]);
  });

  it('shows a homeowner vacancy and what everyone bears, and writes nothing', async () => {
    const { houseId, roomieId, owner, freeRoom } = await aLivedInHouse();
    const outbox = () => app.database.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox');
    const before = await outbox();
    const answer = await whatIfOf(app, owner).answer(
      houseId,
      { kind: 'rent_changes', roomie: roomieId, from: '2027-11-01', rent: '700.00' },
      { kind: 'moves_in', room: freeRoom.id, first_day: '2028-01-01' },
      { kind: 'bill_changes', category: 'internet', monthly: '90.00' },
    );
    expect(
      monthsOf(answer, roomieId)
        .slice(0, 3)
        .map(({ rent }) => rent),
    ).toEqual(['620.00', '700.00', '700.00']);
    const newcomer = answer.people.find(({ first_name: name }) => name === null);
    expect(newcomer?.after[3]).toMatchObject({ rent: '432.10', bills: [{ category: 'internet', amount: '30.00' }] });
    expect(answer.house.after[0]).toMatchObject({ vacancy: '432.10', vacant_days: 31 });
    expect(answer.house.after[3]).toMatchObject({ rent: '1132.10', vacant_days: 0 });
    expect(answer.assumed.bills).toEqual([
      { category: 'internet', months: 3, monthly: '90.00', follows_people: false, is_changed: true },
    ]);
    expect(await outbox()).toEqual(before);
  });

  it("never tells a roomie another's rent or debts, nor a sum that they follow from", async () => {
    const { houseId, roomieId, other, owner } = await aLivedInHouse();
    const roomie = whatIfOf(app, await signIn(app, other));
    const leaves: AssumedChange = { kind: 'moves_out', roomie: roomieId, last_day: '2027-10-31' };
    const [stays, gone] = [await roomie.answer(houseId), await roomie.answer(houseId, leaves)];
    for (const answer of [stays, gone]) {
      expect(answer.people[0]?._id).toBe(other.id);
      expect(answer.people[0]?.after[0]?.owed).not.toBeNull();
      const housemate = answer.people.find(({ _id }) => _id === roomieId);
      for (const month of [...(housemate?.before ?? []), ...(housemate?.after ?? [])]) {
        expect(month).toMatchObject({ rent: null, owed: null });
      }
      for (const month of [...answer.house.before, ...answer.house.after]) {
        expect(month).toMatchObject({ rent: null, vacancy: null });
      }
      expect(answer.assumed.without_lease).toEqual(['Some']);
      expect(JSON.stringify(answer)).not.toMatch(/620|310\.|432/);
    }
    expect(gone.people[0]?.usual).toEqual({ before: '30.00', after: '60.00' });
    const theirs = { kind: 'rent_changes', roomie: roomieId, from: '2027-11-01', rent: '1.00' } as const;
    expect((await roomie.ask(houseId, theirs)).status).toBe(422);
    expect((await whatIfOf(app, owner).ask(houseId, theirs)).status).toBe(200);
  });

  it('is asked by the people of the house only', async () => {
    const { houseId, roomieId, account, release, notice } = await aLivedInHouse();
    const { h2, r1, k1 } = world.players;
    expect((await whatIfOf(app, await signIn(app, h2.account)).ask(houseId)).status).toBe(404);
    expect((await whatIfOf(app, await signIn(app, r1.account)).ask(houseId)).status).toBe(404);
    expect((await whatIfOf(app, await signIn(app, k1.account)).ask(houseId)).status).toBe(403);
    await notice('2027-09-10');
    await release('2027-09-10');
    await app.drainEvents();
    expect((await whatIfOf(app, await signIn(app, account)).ask(houseId)).status).toBe(404);
    expect(roomieId).toBe(account.id);
  });

  it("refuses what can't happen, and names where", async () => {
    const { houseId, roomieId, roomId, owner } = await aLivedInHouse();
    const { ask } = whatIfOf(app, owner);
    const out = (last_day: string, roomie = roomieId): AssumedChange => ({ kind: 'moves_out', roomie, last_day });
    const pathsOf = async (...changes: AssumedChange[]): Promise<unknown> => {
      const { status, body } = await ask(houseId, ...changes);
      return [status, (body as { errors?: { path: string }[] }).errors?.[0]?.path];
    };
    expect(await pathsOf(out('2027-09-09'))).toEqual([422, 'changes.0.last_day']);
    expect(await pathsOf(out('2028-10-01'))).toEqual([422, 'changes.0.last_day']);
    expect(await pathsOf(out('2027-12-31', PERSON))).toEqual([422, 'changes.0.last_day']);
    expect(await pathsOf(out('2027-11-30'), out('2027-12-31'))).toEqual([422, 'changes.1.last_day']);
    expect(await pathsOf({ kind: 'moves_in', room: roomId, first_day: '2027-12-01' })).toEqual([
      422,
      'changes.0.first_day',
    ]);
    expect(await pathsOf(out('2027-11-30'), { kind: 'moves_in', room: roomId, first_day: '2027-12-01' })).toEqual([
      200,
      undefined,
    ]);
    const many = Array.from({ length: 11 }, (_, nth) => out(`2027-12-${String(nth + 10)}`));
    expect((await ask(houseId, ...many)).status).toBe(400);
    const extra = Object.assign(out('2027-12-31'), { secret: true });
    expect((await ask(houseId, extra)).status).toBe(400);
  });

  it('foresees turns, and reads a large house with as many queries as a small one', async () => {
    const { h1 } = world.players;
    const owner = await signIn(app, h1.account);
    const aHouse = async (people: number) => {
      const { houseId, roomIds } = await anOpenHouse(app, owner, people + 1);
      for (const roomId of roomIds.slice(1)) await aRoomieIn(app, roomId, '2027-01-01');
      await app.drainEvents();
      await choresOf(app, owner).add(houseId, [aDailyChore(), aDailyChore({ name: 'Bins' })]);
      await app.drainEvents();
      return houseId;
    };
    const [small, large] = [await aHouse(1), await aHouse(5)];
    const { answer } = whatIfOf(app, owner);
    const foreseen = await answer(large);
    const turns = foreseen.people.map(({ after }) => after[0]?.turns ?? 0);
    expect(turns.reduce((sum, each) => sum + each, 0)).toBe(60);
    expect(Math.max(...turns) - Math.min(...turns)).toBeLessThanOrEqual(1);
    const queries = (houseId: string) => countQueries(() => answer(houseId));
    expect(await queries(large)).toBe(await queries(small));
  });
});
