import { randomUUID } from 'node:crypto';

import { HomeownersService } from '#contexts/housing/houses/homeowners/homeowners.service.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { agreementsOf } from '#test/support/agreements.ts';
import { type Answer, problemOf } from '#test/support/http.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { aPortfolio, aRoomLine, aTenant, portfolioOf } from '#test/support/portfolio.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, signIn, type World } from '#test/support/world.ts';

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

async function aLandlord() {
  const account = await app
    .get(HomeownersService)
    .create({ email: `${randomUUID()}@portfolio.test`, firstName: 'Olga', lastName: 'Owner' });
  const player = await signIn(app, account);
  return { player, portfolio: portfolioOf(app, player), agreements: agreementsOf(app, player) };
}

const fieldsOf = (answer: Answer) => problemOf(answer).errors ?? [];

async function rowsOf(homeowner: Player) {
  const [row] = await app.database.query<{ houses: number; rooms: number; roomies: number; leases: number }>(
    `SELECT (SELECT count(*)::int FROM houses WHERE homeowner_id = $1) AS houses,
            (SELECT count(*)::int FROM rooms r JOIN houses h ON h.id = r.house_id WHERE h.homeowner_id = $1) AS rooms,
            (SELECT count(*)::int FROM tenancies t JOIN houses h ON h.id = t.house_id WHERE h.homeowner_id = $1) AS roomies,
            (SELECT count(*)::int FROM agreements WHERE homeowner_id = $1) AS leases`,
    [homeowner.account.id],
  );
  return row;
}

describe('a portfolio file', () => {
  it('begins as a template in the language of the reader, which can be imported as it is', async () => {
    const { player, portfolio } = await aLandlord();
    const { text } = await portfolio.template('de');
    expect(text.split('\r\n')[0]).toBe(
      'Haus,Straße,Postleitzahl,Ort,Land,Währung,Zeitzone,Zimmer,Größe in m²,Miete,Miete je,Kaution,Vorname,Nachname,E-Mail,Telefon,Mietbeginn,Mietende,Offene Miete',
    );
    const answer = await portfolio.preview(Buffer.from(text).toString('base64'));
    expect(answer.body).toMatchObject({
      roomies: 2,
      needs_lease: true,
      faulty: 0,
      unused: [],
      houses: [{ name: 'Linden House', city: 'Köln', currency: 'EUR', is_new: true }],
    });
    expect(await rowsOf(player)).toEqual({ houses: 0, rooms: 0, roomies: 0, leases: 0 });
  });

  it('creates houses and rooms, moves people in and invites them', async () => {
    const { player, portfolio } = await aLandlord();
    const line = aRoomLine({ size: '16' });
    const tenant = aTenant({ phone: '+49 221 555010' });
    const other = aRoomLine({ country: 'CH', rent: '900' });
    const done = await portfolio.imported([
      { ...line, ...tenant },
      { house: line.house ?? '', room: 'Room 2', rent: '480' },
      other,
    ]);
    expect(done).toMatchObject({
      houses: [{ name: line.house }, { name: other.house }],
      rooms: 3,
      roomies: 1,
      leases: 0,
    });
    const [row] = await app.database.query(
      `SELECT h.state, h.currency, h.time_zone, r.name, r.size_m2, r.rent_minor::int, r.deposit_minor::int, a.first_name,
              a.email, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on, t.state AS stay
         FROM tenancies t JOIN rooms r ON r.id = t.room_id JOIN houses h ON h.id = t.house_id
         JOIN accounts a ON a.id = t.roomie_id WHERE h.homeowner_id = $1`,
      [player.account.id],
    );
    expect(row).toEqual({
      state: 'open',
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
      name: 'Room 1',
      size_m2: 16,
      rent_minor: 52_000,
      deposit_minor: 104_000,
      first_name: 'Ada',
      email: tenant.email,
      starts_on: '2027-04-01',
      stay: 'active',
    });
    expect(await rowsOf(player)).toMatchObject({ houses: 2, rooms: 3 });
    await app.drainEvents();
    await mailTo(tenant.email ?? '', /Olga Owner invites you/);
  });

  it('sends everyone their lease, with the rent they owe', async () => {
    const { portfolio, agreements } = await aLandlord();
    const [line, tenant] = [aRoomLine(), aTenant({ balance: '120.00', ends_on: '2028-03-31' })];
    const template = await agreements.template();
    const refused = await portfolio.send([{ ...line, ...tenant }]);
    expect([refused.status, fieldsOf(refused)]).toEqual([
      422,
      [{ path: 'template_id', message: 'Choose a lease: rent that is owed or paid in advance is part of it.' }],
    ]);
    const done = await portfolio.imported([{ ...line, ...tenant }], template);
    expect(done).toMatchObject({ roomies: 1, leases: 1 });
    const [lease] = await app.database.query(
      `SELECT state, to_char(starts_on, 'YYYY-MM-DD') AS starts_on, to_char(ends_on, 'YYYY-MM-DD') AS ends_on,
              to_char(charged_from, 'YYYY-MM-DD') AS charged_from, opening_minor::int, rent_minor::int
         FROM agreements WHERE house_id = $1`,
      [done.houses[0]?._id],
    );
    expect(lease).toEqual({
      state: 'sent',
      starts_on: '2027-04-01',
      ends_on: '2028-03-31',
      charged_from: '2027-09-01',
      opening_minor: 12_000,
      rent_minor: 52_000,
    });
  });

  it('keeps rents by weeks, beside what they come to in a month', async () => {
    const { portfolio, agreements } = await aLandlord();
    const text = '<p>{{rent}} {{rent_period}}</p>';
    const line = {
      ...aRoomLine({ rent: '140.00', rent_period: 'week' }),
      ...aTenant({ starts_on: '2027-09-01', balance: '-20.00' }),
    };
    const done = await portfolio.imported([line], await agreements.template({ agreement: text }));
    const [row] = await app.database.query(
      `SELECT r.rent_minor::int AS room, t.rent_minor::int AS stay, t.rent_period, a.rent_minor::int AS lease,
              a.rent_period AS lease_period, to_char(a.charged_from, 'YYYY-MM-DD') AS charged_from, a.opening_minor::int
         FROM agreements a JOIN rooms r ON r.id = a.room_id JOIN tenancies t ON t.room_id = r.id WHERE a.house_id = $1`,
      [done.houses[0]?._id],
    );
    expect(row).toEqual({
      room: 60_667,
      stay: 14_000,
      rent_period: 'week',
      lease: 14_000,
      lease_period: 'week',
      charged_from: '2027-09-08',
      opening_minor: -2_000,
    });
  });

  it('adds to houses that exist, and to their empty rooms', async () => {
    const { player, portfolio } = await aLandlord();
    const { houseId, roomIds } = await anOpenHouse(app, player, 2);
    await aRoomieIn(app, roomIds[0] ?? '', '2027-01-01');
    const rooms = await app.database.query<{ name: string; house: string }>(
      'SELECT r.name, h.name AS house FROM rooms r JOIN houses h ON h.id = r.house_id WHERE h.id = $1 ORDER BY r.id',
      [houseId],
    );
    const house = rooms[0]?.house ?? '';
    const [taken = '', empty = ''] = rooms.map(({ name }) => name);
    const { faults } = await portfolio.previewed({ house, room: taken, rent: '1', ...aTenant() });
    expect(faults).toEqual([{ line: 2, column: 'room', fault: 'room_taken', said: taken }]);
    const done = await portfolio.imported([
      { house, room: empty, rent: '650', ...aTenant() },
      { house, room: 'Loft', rent: '700' },
    ]);
    expect(done).toEqual({ houses: [{ _id: houseId, name: house }], rooms: 1, roomies: 1, leases: 0 });
  });

  it('is imported whole or not at all', async () => {
    const { player, portfolio, agreements } = await aLandlord();
    const line = aRoomLine();
    const faulty = await portfolio.send([line, { ...line, room: 'Room 2', rent: 'much' }]);
    expect([faulty.status, fieldsOf(faulty)[0]?.path]).toEqual([422, 'file']);
    // The text asks for a number that nobody has entered, which only shows once it is filled in.
    const template = await agreements.template({ agreement: '<p>{{roomie_name}} {{roomie_phone}}</p>' });
    const lines = [
      { ...line, ...aTenant({ phone: '+49 221 555010' }) },
      { ...line, ...aTenant({ last_name: 'Zed' }), room: 'Room 2' },
    ];
    const unfilled = await portfolio.send(lines, template);
    expect(unfilled.status).toBe(422);
    expect(problemOf(unfilled).detail).toBe(
      'Missing for Ada Zed: {{roomie_phone}}. Add it, or remove the placeholder from the text.',
    );
    expect(await rowsOf(player)).toMatchObject({ houses: 0, rooms: 0, roomies: 0 });
  });

  it('moves nobody in who has an account, and tells only who would be invited', async () => {
    const { player, portfolio } = await aLandlord();
    const { email } = world.players.rB.account;
    const lines = [{ ...aRoomLine(), ...aTenant({ email }) }];
    expect(await portfolio.previewed(...lines)).toMatchObject({ faulty: 0, roomies: 1 });
    const answer = await portfolio.send(lines);
    expect([answer.status, fieldsOf(answer)]).toEqual([
      422,
      [
        {
          path: 'file',
          message: `Already on Common Roof: ${email}. Take them out of the file, and offer them their room instead.`,
        },
      ],
    ]);
    expect(await rowsOf(player)).toMatchObject({ houses: 0 });
  });

  it('is imported once, from two windows and again after a lost answer', async () => {
    const { player, portfolio } = await aLandlord();
    const lines = [{ ...aRoomLine(), ...aTenant() }];
    const both = await Promise.all([portfolio.send(lines), portfolio.send(lines)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    const key = randomUUID();
    const more = [aRoomLine()];
    const [first, again] = [await portfolio.send(more, null, key), await portfolio.send(more, null, key)];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(await rowsOf(player)).toMatchObject({ houses: 2, roomies: 1 });
  });

  it("takes no other homeowner's template", async () => {
    const [{ player, portfolio }, other] = [await aLandlord(), await aLandlord()];
    const answer = await portfolio.send([{ ...aRoomLine(), ...aTenant() }], await other.agreements.template());
    expect(answer.status).toBe(404);
    expect(await rowsOf(player)).toMatchObject({ houses: 0 });
  });

  it.each([
    ['nothing in it', Buffer.from('').toString('base64')],
    ['no such columns', aPortfolio({ rent: '1' })],
    ['too many lines', aPortfolio(...Array.from({ length: 501 }, (_, at) => aRoomLine({ room: String(at) })))],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xd8]).toString('base64')],
  ])('is refused with %s', async (_what, file) => {
    const { h1 } = world.players;
    const answer = await portfolioOf(app, { ...h1, ...(await signIn(app, h1.account)) }).preview(file);
    expect([answer.status, fieldsOf(answer)[0]?.path]).toEqual([422, 'file']);
  });

  it('names texts that no form would take', async () => {
    const { portfolio } = await aLandlord();
    const line = aRoomLine({
      street: 'www.example.org',
      ...aTenant({ email: 'ada', phone: 'none', last_name: 'a'.repeat(500) }),
    });
    const { faults } = await portfolio.previewed(line);
    expect(faults.map(({ column, fault }) => `${column ?? ''} ${fault}`)).toEqual([
      'street not_accepted',
      'last_name too_long',
      'email email',
      'phone phone',
    ]);
  });

  it('invites at most a hundred people at once, and twice that a day', async () => {
    const { player, portfolio } = await aLandlord();
    const house = aRoomLine();
    const tooMany = await portfolio.send(
      Array.from({ length: 101 }, (_, at) => ({
        ...house,
        house: `${house.house ?? ''} ${String(at % 3)}`,
        room: `Room ${String(at)}`,
        ...aTenant(),
      })),
    );
    expect([tooMany.status, fieldsOf(tooMany)[0]?.path]).toEqual([422, 'file']);
    const invited = (count: number) =>
      app.get(RateLimits).takeInvitations(
        player.account.id,
        Array.from({ length: count }, () => `${randomUUID()}@portfolio.test`),
      );
    await invited(100);
    await invited(99);
    expect((await portfolio.send([{ ...house, ...aTenant() }])).status).toBe(201);
    expect((await portfolio.send([{ ...aRoomLine(), ...aTenant() }])).status).toBe(429);
  });
});
