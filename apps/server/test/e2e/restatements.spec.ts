import type { VariableCost } from '@common-roof/contracts';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { billsOf } from '#test/support/bills.ts';
import { aSharedHouse } from '#test/support/chores.ts';
import { existing } from '#test/support/feed-stage.ts';
import { moneyOf } from '#test/support/money.ts';
import { alertsOf } from '#test/support/said.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { suppliesOf } from '#test/support/supplies.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-09-10T10:00:00Z'));
});
afterAll(() => app.close());

const MARCH = { from: '2027-03-01', to: '2027-03-31' };

/** Creates a house of h1 in which two people have lived since the beginning of the year, without a lease. */
async function aHouse() {
  const house = await aSharedHouse(app, world.players.h1, 2);
  const as = async (account: Account) => {
    const player = await signIn(app, account);
    return {
      id: account.id,
      name: account.first_name,
      token: player.token,
      ...moneyOf(app, player),
      bills: billsOf(app, player),
      supplies: suppliesOf(app, player),
    };
  };
  const [ann, bob] = await Promise.all(house.people.map(as));
  const owner = await as(world.players.h1.account);
  return {
    houseId: house.houseId,
    ann: existing(ann),
    bob: existing(bob),
    owner,
    beganOn: async (roomieId: string, starts_on: string): Promise<void> => {
      const answer = await owner.ask('PUT', `/api/roomies/${roomieId}`, { starts_on, rent: null, comments: '' });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    },
    isOpen: async () =>
      (await owner.ask('GET', `/api/houses/recalculating/${house.houseId}`)).body as { is_recalculating: boolean },
  };
}

describe('changed shares', () => {
  it('are announced once to each person, with previous amounts and reason, for any number of bills', async () => {
    const { houseId, ann, bob, owner, beganOn } = await aHouse();
    await beganOn(bob.id, '2027-03-01');
    await owner.bills.entered(houseId, { ...MARCH, amount: '80.00' });
    await owner.bills.entered(houseId, { ...MARCH, category: 'gas', amount: '80.00' });
    const soap = await ann.supplies.bought(ann.id, '6.00', { name: 'Soap', bought_on: '2027-03-05' });
    await owner.supplies.verified(soap);
    await app.drainEvents();
    await beganOn(bob.id, '2027-04-01');
    await app.drainEvents();
    const why = `${bob.name}’s move-in day changed from 1 Mar 2027 to 1 Apr 2027.`;
    expect(await alertsOf(app, ann.id, 'share_changed')).toEqual([
      `Your share of 3 bills and purchases: £83.00 → £166.00 | ${why} Electricity, March 2027: £40.00 → £80.00. Gas, March 2027: £40.00 → £80.00. Soap, 5 Mar 2027: £3.00 → £6.00.`,
    ]);
    expect(await alertsOf(app, bob.id, 'share_changed')).toEqual([
      expect.stringMatching(
        /^Your share of 3 .*: £83\.00 → £0\.00 \| Your move-in day changed from 1 Mar 2027 to 1 Apr/,
      ),
    ]);
    // The homeowner made the change.
    expect(await alertsOf(app, owner.id, 'share_changed')).toEqual([]);
  });

  it('are explained in the statement, on the bill and on the purchase, each with a version', async () => {
    const { houseId, ann, bob, owner, beganOn } = await aHouse();
    await beganOn(bob.id, '2027-03-01');
    await app.drainEvents();
    const bill = await owner.bills.entered(houseId, { ...MARCH, amount: '62.00' });
    const corrected = (await owner.bills.correct(bill, { ...MARCH, amount: '64.00' }, 'A digit was wrong.')).body;
    const soap = await ann.supplies.bought(ann.id, '6.00', { bought_on: '2027-03-05' });
    await owner.supplies.verified(soap);
    expect((await ann.bills.one(bill._id)).restated).toMatchObject({ version: 2, cause: { kind: 'corrected' } });
    await beganOn(bob.id, '2027-04-01');
    await app.drainEvents();
    const cause = {
      kind: 'first_day',
      before: '2027-03-01',
      after: '2027-04-01',
      person: { _id: bob.id, first_name: bob.name },
    };
    expect((await ann.bills.one((corrected as VariableCost)._id)).restated).toMatchObject({ version: 3, cause });
    const [read] = await ann.supplies.list(`/api/roomies/allsupplies/${ann.id}`);
    expect(read?.restated).toMatchObject({ version: 2, cause });
    const rows = (await ann.entriesOf(ann.id)).filter(({ subject }) => subject._id === bill._id);
    expect(rows.map(({ amount, version, reason, cause: why }) => [amount, version, reason, why?.kind ?? null])).toEqual(
      [
        ['64.00', 3, '', 'first_day'],
        ['-32.00', 2, '', 'first_day'],
        ['32.00', 2, '', 'corrected'],
        ['-31.00', 1, 'A digit was wrong.', 'corrected'],
        ['31.00', 1, '', null],
      ],
    );
  });

  it("don't result from a tenancy whose rent alone changes, and nobody is told", async () => {
    const { houseId, ann, bob, owner, beganOn, isOpen } = await aHouse();
    await beganOn(bob.id, '2027-03-01');
    await owner.bills.entered(houseId, MARCH);
    await app.drainEvents();
    await owner.ask('PUT', `/api/roomies/${bob.id}`, { starts_on: '2027-03-01', rent: '500.00', comments: 'Loud.' });
    await app.drainEvents();
    expect(await isOpen()).toEqual({ is_recalculating: false });
    expect(await alertsOf(app, ann.id, 'share_changed')).toEqual([]);
    expect(await ann.entriesOf(ann.id)).toHaveLength(1);
  });

  it('return to their amounts when the day is changed back, and are announced again', async () => {
    const { houseId, ann, bob, owner, beganOn } = await aHouse();
    await beganOn(bob.id, '2027-03-01');
    await owner.bills.entered(houseId, { ...MARCH, amount: '80.00' });
    for (const day of ['2027-04-01', '2027-03-01']) {
      await beganOn(bob.id, day);
      await app.drainEvents();
    }
    const [last] = await alertsOf(app, ann.id, 'share_changed');
    expect(last).toContain('Your share of Electricity, March 2027: £80.00 → £40.00 | ');
    expect((await ann.bills.one((await ann.entriesOf(ann.id))[0]?.subject._id ?? '')).restated?.version).toBe(3);
  });

  it('are announced once when a day moves twice before any recalculation', async () => {
    const { houseId, ann, bob, owner, beganOn } = await aHouse();
    await owner.bills.entered(houseId, { ...MARCH, amount: '80.00' });
    await app.drainEvents();
    await beganOn(bob.id, '2027-03-20');
    await beganOn(bob.id, '2027-04-01');
    await app.drainEvents();
    expect(await alertsOf(app, ann.id, 'share_changed')).toEqual([
      expect.stringMatching(/: £40\.00 → £80\.00 \| .* changed from 1 Jan 2026 to 1 Apr 2027\.$/),
    ]);
  });

  it('of a removed purchase are announced to those who had a share', async () => {
    const { ann, bob, owner } = await aHouse();
    const soap = await ann.supplies.bought(ann.id, '6.00', { bought_on: '2027-09-05' });
    await owner.supplies.verified(soap);
    await app.drainEvents();
    await owner.supplies.remove(soap, 'It was for a party.');
    await app.drainEvents();
    expect(await alertsOf(app, bob.id, 'share_changed')).toEqual([
      'Your share of Soap, 5 Sept 2027: £3.00 → £0.00 | The purchase was removed. It was for a party.',
    ]);
    expect(await alertsOf(app, ann.id, 'share_changed')).toEqual([]);
    expect(await alertsOf(app, ann.id, 'supply_decided')).toHaveLength(1);
  });

  it('of a corrected bill are announced with the previous ones, including to those without a share now', async () => {
    const { houseId, ann, bob, owner, beganOn } = await aHouse();
    await beganOn(bob.id, '2027-03-01');
    const bill = await owner.bills.entered(houseId, { ...MARCH, amount: '80.00' });
    await app.drainEvents();
    const february = { from: '2027-02-01', to: '2027-02-28', amount: '80.00' };
    await owner.bills.correct(bill, february, 'It was for February.');
    await app.drainEvents();
    const [told] = await alertsOf(app, ann.id, 'bill_entered');
    expect(told).toContain('Your share: £40.00 → £80.00. It was for February.');
    const [gone] = await alertsOf(app, bob.id, 'bill_entered');
    expect(gone).toContain('Electricity: your share is now £0.00');
  });
});

describe('a house whose shares are being recalculated', () => {
  it('says so live from the change of a tenancy until everything is done', async () => {
    // Sockets use the machine's clock to close.
    app.clock.set(new Date());
    const { houseId, ann, bob, owner, beganOn, isOpen } = await aHouse();
    await owner.bills.entered(houseId, { from: '2026-10-01', to: '2026-10-31' });
    await app.drainEvents();
    expect(await isOpen()).toEqual({ is_recalculating: false });
    const watcher = await connect(app, ann.token);
    const said = nextEvent(watcher, 'money:recalculated');
    await beganOn(bob.id, '2026-10-20');
    expect(await isOpen()).toEqual({ is_recalculating: true });
    await app.drainEvents();
    expect(await said).toEqual({ house_id: houseId });
    expect(await isOpen()).toEqual({ is_recalculating: false });
    watcher.close();
  });

  it('recalculates shares of future days after notice and a new last day', async () => {
    const { houseId, ann, bob, owner } = await aHouse();
    const days = { from: '2027-09-01', to: '2027-09-30', amount: '60.00' };
    await owner.bills.entered(houseId, days);
    await app.drainEvents();
    const [{ id: tenancy, room_id } = { id: '', room_id: '' }] = await app.database.query<{
      id: string;
      room_id: string;
    }>('SELECT id, room_id FROM tenancies WHERE roomie_id = $1', [bob.id]);
    const move = async (ended: string | null, ends: string): Promise<void> => {
      await app.database.query(`UPDATE tenancies SET state = 'releasing', ends_on = $2 WHERE id = $1`, [tenancy, ends]);
      await app.database.query(`INSERT INTO outbox (type, payload) VALUES ('stay.last-day-moved', $1)`, [
        JSON.stringify({
          tenancy_id: tenancy,
          roomie_id: bob.id,
          room_id,
          house_id: houseId,
          ended_on: ended,
          ends_on: ends,
        }),
      ]);
      await app.drainEvents();
    };
    await move(null, '2027-09-15');
    await move('2027-09-15', '2027-09-20');
    expect(await alertsOf(app, ann.id, 'share_changed')).toEqual([
      `Your share of Electricity, September 2027: £40.00 → £36.00 | ${bob.name}’s move-out day changed from 15 Sept 2027 to 20 Sept 2027.`,
      `Your share of Electricity, September 2027: £30.00 → £40.00 | ${bob.name} moves out on 15 Sept 2027.`,
    ]);
  });
});
