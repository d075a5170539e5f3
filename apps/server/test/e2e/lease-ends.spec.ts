import type { AgreementDetail } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import { unreadTitles } from '#test/support/alerts.ts';
import { existing } from '#test/support/feed-stage.ts';
import { whileHeld } from '#test/support/held-row.ts';
import { call, problemOf } from '#test/support/http.ts';
import { type Letting, startLetting } from '#test/support/lettings.ts';
import { settleUpOf } from '#test/support/settle-up.ts';
import { suppliesOf } from '#test/support/supplies.ts';
import type { Player } from '#test/support/world.ts';

let app: Letting['app'];
let world: Letting['world'];
let ads: Letting['ads'];
let owner: Letting['owner'];
let inDays: Letting['inDays'];
let aLease: Letting['aLease'];

beforeAll(async () => {
  ({ app, world, ads, owner, inDays, aLease } = await startLetting());
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

const DAY = 86_400;
const RULES = { type: 'house_rules', title: 'House rules', agreement: '<p>Be kind.</p>' };

describe('notice', () => {
  it("is given by the roomie with the house's notice period, and the homeowner is told", async () => {
    const { notice, about, roomId } = await aLease();
    expect(await about()).toMatchObject({
      notice_days: 30,
      notice_ends: 'any_day',
      earliest: inDays(30),
      notice: null,
    });
    const early = problemOf(await notice(inDays(29)));
    expect(early).toMatchObject({ status: 422, errors: [{ path: 'release_date' }] });
    expect(early.detail).toMatch(/^The notice period is 30 days: the earliest day is \d/);
    const given = (await notice(inDays(30), undefined, 'A job in Leeds.')).body as AgreementDetail;
    expect(given).toMatchObject({ state: 'pre_released', release_date: inDays(30) });
    expect(given.steps.at(-1)).toMatchObject({ step: 'notice_given', by: 'tenant' });
    expect(await about()).toMatchObject({
      notice: { by: 'tenant', release_date: inDays(30), reason: 'A job in Leeds.' },
    });
    await app.drainEvents();
    const alerts = await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: given._id });
    expect(alerts[0]).toMatch(/^Some Body gave notice: “Room lease” ends on /);
    // A room under notice can be advertised.
    const ad = await ads.ask('POST', '/api/wds', {
      room_id: roomId,
      title: 'A room',
      text: 'With a door.',
      rent: '500.00',
      deposit: '0.00',
      questions: [],
      available_from: null,
      publish: true,
    });
    expect(ad.status).toBe(201);
  });

  it('can also be given by the homeowner, once', async () => {
    const { notice, account } = await aLease();
    const answers = await Promise.all([notice(inDays(40), owner), notice(inDays(50))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.drainEvents();
    const first = answers[0].status === 200;
    const told = await unreadTitles(app, { account_id: account.id, kind: 'lease_ends' });
    expect(told).toHaveLength(first ? 1 : 0);
  });

  it('ends with a month if the house says so', async () => {
    const { notice, about, houseId } = await aLease();
    const path = `/api/leases/settings/${houseId}`;
    const settings = (await owner.ask('GET', path)).body as object;
    await owner.ask('PUT', path, { ...settings, notice_days: 10, notice_ends: 'month_end' });
    expect((await owner.ask('PUT', path, { ...settings, notice_days: 20 })).status).toBe(409);
    const { earliest } = await about();
    expect(plusDays(earliest, 1)).toMatch(/-01$/);
    expect(problemOf(await notice(plusDays(earliest, 1))).detail).toContain('to the end of a month');
    expect((await notice(earliest)).status).toBe(200);
  });

  it("concerns one's own lease in force: no housemate's and no other homeowner's", async () => {
    const { account } = await aLease();
    const body = { release_date: inDays(60) };
    const statuses = [];
    for (const { token } of [world.players.rB, world.players.h2]) {
      statuses.push((await call(app, 'PUT', `/api/roomies/prerelease/${account.id}`, { token, body })).status);
    }
    expect(statuses).toEqual([404, 404]);
    const { r1 } = world.players;
    const none = await call(app, 'PUT', `/api/roomies/prerelease/${r1.account.id}`, { token: r1.token, body });
    expect(problemOf(none).detail).toBe('No lease of this roomie is in force.');
  });
});

describe('release', () => {
  it('shows the settlement and ends the tenancy: the room is vacant, and the roomie a past tenant', async () => {
    const { notice, settlement, release, account, lease, roomId, about, ask } = await aLease({ rent: '0.00' });
    await notice(inDays(30));
    app.clock.advance(31 * DAY);
    const day = inDays(-1);
    expect(await settlement(day)).toMatchObject({
      left_on: day,
      lines: [],
      total: '0.00',
      deposit: '0.00',
      deposit_agreed: '400.00',
      return_by: plusDays(day, 30),
      cost_per_person: '0.00',
    });
    const released = (await release(day, { deductions: [{ label: 'Broken lamp', amount: '25.00' }] })).body;
    expect(released).toMatchObject({ state: 'released' });
    expect(await about()).toMatchObject({ released: { left_on: day, total: '25.00' } });
    expect(await settlement(day)).toMatchObject({
      total: '25.00',
      lines: [{ kind: 'deduction', label: 'Broken lamp' }],
    });
    const [room] = await app.database.query('SELECT 1 FROM tenancies WHERE room_id = $1 AND state <> $2', [
      roomId,
      'ended',
    ]);
    expect(room).toBeUndefined();
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: account.id, subject_id: lease._id })).toContain(
      '“Room lease” has ended',
    );
    // One's own lease remains readable.
    expect((await ask('GET', `/api/agreements/${lease._id}`)).status).toBe(200);
    const old = await ask('GET', `/api/roomies/getoldagreements/${account.id}`);
    expect((old.body as { items: { _id: string }[] }).items.map(({ _id }) => _id)).toEqual([lease._id]);
  });

  it("accepts only the version that was seen, and a day that isn't in the future", async () => {
    const { notice, settlement, end, agreeOn } = await aLease();
    await notice(inDays(30));
    const { sha256 } = await settlement(inDays(0));
    expect((await end('releaselease', { settlement_sha256: sha256, left_on: inDays(31) })).status).toBe(422);
    await agreeOn(inDays(0));
    const other = problemOf(await end('releaselease', { settlement_sha256: '0'.repeat(64), left_on: inDays(0) }));
    expect(other.detail).toBe('The settlement has changed since you opened it. Check it again.');
    expect((await end('releaselease', { settlement_sha256: sha256, left_on: inDays(0) })).status).toBe(200);
  });

  it('is not possible before notice, or twice', async () => {
    const { notice, release, end } = await aLease();
    expect((await end('releaselease', { settlement_sha256: '0'.repeat(64) })).status).toBe(409);
    await notice(inDays(30));
    const answers = await Promise.all([release(inDays(0)), release(inDays(0)), release(inDays(0))]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('leaves nothing in force between the two, not even what came into force at that moment', async () => {
    const { notice, release, roomId, roomie, account } = await aLease();
    const rules = await owner.make(roomId, { state: 'sent' }, RULES);
    await roomie.sign(rules);
    await notice(inDays(30));
    const isReleased = jest.fn();
    const { putInForce, released } = await whileHeld(app, 'agreements', rules._id, async (waiting) => {
      const putInForce = owner.setStatus(account.id, rules._id, true);
      await waiting(1);
      const released = release(inDays(0)).finally(isReleased);
      await waiting(2, () => isReleased.mock.calls.length > 0);
      return { putInForce, released };
    });
    expect((await released).status).toBe(200);
    expect((await putInForce).status).toBe(200);
    expect((await owner.read(rules._id)).state).toBe('inactive');
  });

  it('lists open supplies up to the last day with their reasons, even right after a release is withdrawn', async () => {
    const { notice, settlement, release, rollBack, houseId, roomies } = await aLease({ rent: '0.00' }, 2);
    const [roomie, mate] = [existing(roomies[0]), existing(roomies[1])];
    const buys = async (buyer: Player, price: string, name: string): Promise<void> => {
      const bought = await suppliesOf(app, buyer).bought(buyer.account.id, price, { bought_on: inDays(0), name });
      await suppliesOf(app, world.players.h1).verified(bought);
      await app.drainEvents();
    };
    await buys(mate, '9.00', 'Soap');
    const [open] = (await settleUpOf(app, roomie).plan(houseId)).payments;
    await settleUpOf(app, mate).done('confirm', existing(open));
    await app.drainEvents();
    await buys(mate, '30.00', 'Lamp');
    await buys(roomie, '5.00', 'Salt');
    await notice(inDays(30));
    const expected = {
      lines: [
        {
          kind: 'supplies',
          label: 'Share of Lamp',
          amount: '15.00',
        },
        { kind: 'supplies', label: 'Bought for the house: Salt', amount: '-2.50' },
      ],
      total: '12.50',
    };
    const before = await settlement(inDays(0));
    expect(before).toMatchObject(expected);
    expect(before.lines[0]?.why).toMatch(/: £30\.00, split between 2\.$/);
    await release(inDays(0));
    await rollBack();
    await notice(inDays(30));
    expect(await settlement(inDays(0))).toEqual(before);
  });

  it('lists what the roomie bought for the others after the last day, which only the others share', async () => {
    const { notice, settlement, roomies } = await aLease({ rent: '0.00' }, 2);
    const roomie = existing(roomies[0]);
    const bought = await suppliesOf(app, roomie).bought(roomie.account.id, '8.00', {
      bought_on: inDays(0),
      name: 'Bulbs',
    });
    await suppliesOf(app, world.players.h1).verified(bought);
    await app.drainEvents();
    await notice(inDays(30));
    expect(await settlement(inDays(-1))).toMatchObject({
      lines: [{ kind: 'supplies', label: 'Bought for the house: Bulbs', amount: '-8.00' }],
    });
    expect(await settlement(inDays(0))).toMatchObject({ lines: [{ amount: '-4.00' }] });
  });
});

describe('a lease with an automatic end', () => {
  it('ends in time to offer a new one', async () => {
    const { lease } = await aLease({ ends_on: inDays(100) });
    const titles = () =>
      unreadTitles(app, { account_id: world.players.h1.account.id, kind: 'lease_ends', subject_id: lease._id });
    app.clock.advance(55 * DAY);
    await app.runDue();
    expect(await titles()).toEqual([]);
    app.clock.advance(2 * DAY);
    await app.runDue();
    expect((await titles())[0]).toMatch(/^“Room lease” with Some Body ends on .*, as agreed$/);
  });
});
