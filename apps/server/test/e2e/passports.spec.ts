import { createHash } from 'node:crypto';

import { PASSPORTS_A_DAY, type PassportKeys, type PassportPreview } from '@common-roof/contracts';

import { aMissedTurn } from '#test/support/appeals.ts';
import { aHeldDeposit } from '#test/support/deposits.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { call } from '#test/support/http.ts';
import { aDebt, moneyOf } from '#test/support/money.ts';
import { passportsOf, signedIn } from '#test/support/passports.ts';
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

/** A roomie of h1, who owes and pays. */
async function aTenant() {
  const { h1 } = world.players;
  const { houseId, roomIds } = await anOpenHouse(app, h1, 1);
  const account = await aRoomieIn(app, roomIds[0] ?? '', '2026-11-01');
  await app.drainEvents();
  const ids = { houseId, roomieId: account.id, ownerId: h1.account.id };
  return {
    ...ids,
    mine: passportsOf(app, await signIn(app, account)),
    owes: (minor: number, onDay: string) => aDebt(app, { ...ids, minor, onDay }),
    pays: async (amount: string, paidOn: string) => {
      const answer = await moneyOf(app, await signIn(app, h1.account)).pay(account.id, amount, { paid_on: paidOn });
      if (answer.status >= 300) throw new Error(answer.text);
      return answer.body as { _id: string };
    },
    takesBack: async ({ _id }: { _id: string }) => moneyOf(app, await signIn(app, h1.account)).takeBack(_id),
  };
}

/** A turn that the house confirmed. */
async function aDoneTurn(houseId: string, roomieId: string): Promise<void> {
  const missed = await aMissedTurn(app, houseId, roomieId);
  await app.database.query(`UPDATE chore_assignments SET state = 'verified' WHERE id = $1`, [missed]);
}

async function aRating(tenancyOf: string, raterId: string, stars: number, state = 'revealed'): Promise<void> {
  await app.database.query(
    `INSERT INTO ratings (tenancy_id, house_id, rater_id, ratee_id, rated_type, stars, whats_good, what_could_be_improved,
                          created_at, reveals_at, revealed_at, state)
     SELECT id, house_id, $2, $1, 'roomie', $3, '', '', $4, $4, CASE WHEN $5 = 'revealed' THEN $4::timestamptz END, $5
       FROM tenancies WHERE roomie_id = $1`,
    [tenancyOf, raterId, stars, app.clock.now(), state],
  );
}

const linesOf = ({ parts }: Pick<PassportPreview, 'parts'>, part: string) =>
  parts.find((section) => section.part === part)?.lines;

describe('what a passport says', () => {
  it('is where and when, without an address, a house or a person', async () => {
    const { mine } = await aTenant();
    const preview = await mine.preview();
    expect(preview).toMatchObject({ name: 'Some Body' });
    expect(linesOf(preview, 'stays')).toEqual([{ label: 'Leeds, United Kingdom', value: 'Since November 2026' }]);
    expect(preview.parts.map(({ part }) => part)).toEqual(['stays']);
    expect(JSON.stringify(preview)).not.toMatch(/Elm Street|LS1|House |h1|Player/);
    const german = await mine.preview('de');
    expect(linesOf(german, 'stays')).toEqual([{ label: 'Leeds, Vereinigtes Königreich', value: 'Seit November 2026' }]);
  });

  it('counts rent by the day it was paid, and forgets a payment that was taken back', async () => {
    const { mine, owes, pays, takesBack } = await aTenant();
    for (const month of ['2027-05-01', '2027-06-01', '2027-07-01', '2027-08-01']) await owes(50_000, month);
    await pays('500.00', '2027-05-01');
    await pays('500.00', '2027-06-04');
    await pays('500.00', '2027-07-10');
    const august = await pays('500.00', '2027-08-01');
    const lines = async () => linesOf(await mine.preview(), 'rent');
    expect(await lines()).toEqual([{ label: 'Rents paid on time', value: '3 of 4' }]);
    await takesBack(august);
    expect(await lines()).toEqual([{ label: 'Rents paid on time', value: '2 of 4' }]);
    // Due today: not decided yet.
    await owes(50_000, '2027-09-10');
    expect(await lines()).toEqual([{ label: 'Rents paid on time', value: '2 of 4' }]);
  });

  it('counts turns that were confirmed or missed, and shows ratings from the third on', async () => {
    const { mine, houseId, roomieId } = await aTenant();
    await aMissedTurn(app, houseId, roomieId);
    for (let turn = 0; turn < 2; turn += 1) await aDoneTurn(houseId, roomieId);
    const { h1, h2, adm, k1 } = world.players;
    await aRating(roomieId, h1.account.id, 5);
    await aRating(roomieId, h2.account.id, 4);
    await aRating(roomieId, k1.account.id, 1, 'sealed');
    const before = await mine.preview();
    expect(linesOf(before, 'chores')).toEqual([{ label: 'Turns done', value: '2 of 3 (66%)' }]);
    expect(linesOf(before, 'ratings')).toBeUndefined();
    await aRating(roomieId, adm.account.id, 5);
    expect(linesOf(await mine.preview(), 'ratings')).toEqual([
      { label: 'Average', value: '4.7' },
      { label: 'Ratings', value: '3' },
    ]);
  });

  it('says how deposits were returned, also to somebody who has moved out', async () => {
    const held = await aHeldDeposit(app, world.players.h1);
    const mine = async () => passportsOf(app, await signIn(app, held.roomie.account));
    const deposits = async () => linesOf(await (await mine()).preview(), 'deposits');
    expect(await deposits()).toEqual([{ label: 'Still held', value: '1 of 1' }]);
    const deduction = await held.deducted('50.00');
    await held.settle('350.00');
    expect(await deposits()).toEqual([{ label: 'Returned in part', value: '1 of 1' }]);
    await held.dispute([deduction]);
    expect(await deposits()).toEqual([{ label: 'Still held', value: '1 of 1' }]);
    expect(JSON.stringify(await (await mine()).preview())).not.toContain('lamp');
  });
});

describe('a passport', () => {
  it('has only the chosen parts, and is signed with the published key', async () => {
    const { mine, owes, pays } = await aTenant();
    await owes(50_000, '2027-05-01');
    await pays('500.00', '2027-05-01');
    const { html, file_name, passport } = await mine.made(['rent'], 'de');
    const { facts, signed, signature, point } = signedIn(html);
    expect(file_name).toBe('wg-pass-2027-09-10.html');
    expect(facts).toMatchObject({ id: passport._id, language: 'de', made_on: '2027-09-10', use_until: '2028-03-10' });
    expect(facts.parts.map(({ part }) => part)).toEqual(['rent']);
    const published = await call(app, 'GET', '/api/passport-keys');
    expect(published.headers.get('cache-control')).toBe('public, max-age=3600');
    const { issuer, keys } = published.body as PassportKeys;
    expect(keys[0]).toEqual({ fingerprint: facts.key, public_key: point });
    expect(issuer).toBe(facts.issuer);
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', Buffer.from(point, 'hex'), algorithm, false, ['verify']);
    expect(await crypto.subtle.verify(algorithm, key, signature, signed)).toBe(true);
  });

  it('is made once for a key, keeps only its hash, and leaves a line in the audit log', async () => {
    const { mine, roomieId } = await aTenant();
    const [first, again] = [
      await mine.make(['stays'], 'en', 'the-same-key'),
      await mine.make(['stays'], 'en', 'the-same-key'),
    ];
    expect(again.body).toEqual(first.body);
    expect(await mine.list()).toHaveLength(1);
    const rows = await app.database.query<object>('SELECT * FROM passports WHERE account_id = $1', [roomieId]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['account_id', 'hash', 'id', 'key', 'made_at', 'revoked_at']);
    const [line] = await app.database.query<{ details: object }>(
      `SELECT body->'details' AS details FROM evidence WHERE stream = 'audit' AND body->>'actor_id' = $1 ORDER BY seq DESC LIMIT 1`,
      [roomieId],
    );
    expect(line?.details).toEqual({ what: 'passport_made' });
  });

  it('is known as valid until its owner revokes it; nobody else can', async () => {
    const { mine } = await aTenant();
    const other = await aTenant();
    const { html, passport } = await mine.made(['stays']);
    const hash = createHash('sha256').update(signedIn(html).signed).digest('hex');
    const state = async (of: string) => (await call(app, 'GET', `/api/passport-states/${of}`)).body;
    expect(await state(hash)).toEqual({ state: 'valid' });
    expect(await state('0'.repeat(64))).toEqual({ state: 'unknown' });
    expect((await other.mine.revoke(passport._id)).status).toBe(404);
    expect(await other.mine.list()).toEqual([]);
    expect((await mine.revoke(passport._id)).status).toBe(204);
    expect((await mine.revoke(passport._id)).status).toBe(204);
    expect(await state(hash)).toEqual({ state: 'revoked' });
    expect(await mine.list()).toMatchObject([
      { _id: passport._id, revoked_at: expect.stringMatching(/^2027-09-10/) as string },
    ]);
  });

  it('says nothing about what is not there, and is made a few times a day', async () => {
    const { mine } = await aTenant();
    expect((await mine.make(['stays', 'ratings'])).status).toBe(422);
    for (const parts of [[], ['stays', 'stays'], ['salary']]) expect((await mine.make(parts)).status).toBe(400);
    for (let made = 0; made < PASSPORTS_A_DAY; made += 1) await mine.made(['stays']);
    expect((await mine.make(['stays'])).status).toBe(429);
  });
});
