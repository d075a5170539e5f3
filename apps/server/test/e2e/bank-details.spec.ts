import type { BankDetailsOfHouse } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { aDebt, moneyOf } from '#test/support/money.ts';
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

const DETAILS = { holder: ' Helen Aalto ', iban: 'de89 3704 0044 0532 0130 00' };
const KEPT = { holder: 'Helen Aalto', iban: 'DE89370400440532013000' };

async function aHouse() {
  const { houseId, roomIds } = await anOpenHouse(app, world.players.h1, 1);
  const account = await aRoomieIn(app, roomIds[0] ?? '');
  await app.drainEvents();
  const roomie = moneyOf(app, await signIn(app, account));
  const owner = moneyOf(app, await signIn(app, world.players.h1.account));
  const path = `/api/payments/bank-details/${houseId}`;
  return {
    houseId,
    account,
    roomie,
    owner,
    set: (body: object) => owner.ask('PUT', path, body),
    seen: async (who = roomie) => (await who.ask('GET', path)).body as BankDetailsOfHouse,
  };
}

describe('bank details', () => {
  it('are stored without spaces, announced to everyone in the house, and shown with what they owe', async () => {
    const { houseId, account, roomie, set, seen } = await aHouse();
    expect(await seen()).toEqual({ details: null, version: 0, changed_at: null });
    expect(await set({ version: 0, details: DETAILS })).toMatchObject({
      status: 200,
      body: { details: KEPT, version: 1 },
    });
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: account.id, kind: 'bank_details_changed' })).toEqual([
      expect.stringContaining('changed where payments for'),
    ]);
    const ids = { houseId, roomieId: account.id, ownerId: world.players.h1.account.id };
    await aDebt(app, { ...ids, minor: 62_000, onDay: '2027-09-01' });
    const [balance] = await roomie.balanceOf(account.id);
    expect(balance?.pay_to).toEqual(KEPT);
  });

  it('can be removed, which the debts then show', async () => {
    const { set, seen } = await aHouse();
    await set({ version: 0, details: DETAILS });
    expect(await set({ version: 1, details: null })).toMatchObject({ status: 200 });
    expect(await seen()).toMatchObject({ details: null, version: 2 });
  });

  it.each([
    ['another check digit', 'DE88370400440532013000'],
    ['no IBAN at all', '12345678'],
    ['two IBANs', `${KEPT.iban} ${KEPT.iban}`],
  ])('are rejected with %s', async (_, iban) => {
    const { set } = await aHouse();
    expect(await set({ version: 0, details: { ...DETAILS, iban } })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'details.iban', message: 'Enter a valid IBAN.' }] },
    });
  });

  it('set by two at once are set by one, and the other gets the current ones', async () => {
    const { set, seen } = await aHouse();
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((holder) => set({ version: 0, details: { ...DETAILS, holder } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const there = await seen();
    for (const { status, body } of answers) {
      if (status === 409) expect(body).toMatchObject({ current: { details: there.details, version: 1 } });
    }
  });
});
