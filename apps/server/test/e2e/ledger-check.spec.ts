import type { LedgerCheck, LedgerFault, Page } from '@common-roof/contracts';
import pg from 'pg';

import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { call } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { aDebt } from '#test/support/money.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let houseId: string;
let roomieId: string;
let owed: (minor: number) => Promise<string>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  const { h1 } = world.players;
  const house = await anOpenHouse(app, h1, 1);
  houseId = house.houseId;
  ({ id: roomieId } = await aRoomieIn(app, house.roomIds[0] ?? ''));
  const ids = { houseId, roomieId, ownerId: h1.account.id };
  owed = (minor) => aDebt(app, { ...ids, minor, onDay: '2026-09-01' });
  await app.runDue();
});
afterAll(() => app.close());

const night = async (): Promise<LedgerCheck | undefined> => {
  app.clock.advance(86_400);
  await app.runDue();
  const { token } = await signIn(app, world.players.adm.account);
  const { body } = await call(app, 'GET', '/api/admins/ledger-checks?limit=1', { token });
  return (body as Page<LedgerCheck>).items[0];
};

/** Damages the ledger as a person with database access could, and undoes it afterwards. */
async function damage(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: app.database.url });
  await client.connect();
  await client.query(`SET session_replication_role = 'replica'`);
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const fault = (kind: LedgerFault['kind'], id: string): LedgerFault => ({ kind, house_id: houseId, id });

describe('the nightly check of the ledger', () => {
  it('finds nothing in a correct ledger, and alerts nobody', async () => {
    const id = await owed(500);
    await app.get(Ledger).reverse(id, { reason: '', onDay: '2026-09-02', by: null });
    expect(await night()).toMatchObject({ journals: 2, wrong: 0, faults: [] });
    expect(await unreadTitles(app, { kind: 'ledger_wrong' })).toEqual([]);
  });

  it('finds a manipulated balance, and alerts the operator and every admin', async () => {
    await damage(`UPDATE money_balances SET minor = minor - 1 WHERE account_id = '${roomieId}'`);
    expect(await night()).toMatchObject({ wrong: 1, faults: [fault('balance', roomieId)] });
    expect(await unreadTitles(app, { account_id: world.players.adm.account.id, kind: 'ledger_wrong' })).toEqual([
      'The ledger has errors',
    ]);
    expect((await mailTo('operator@common-roof.test', /^The ledger has /)).text).toContain(roomieId);
    await damage(`UPDATE money_balances SET minor = minor + 1 WHERE account_id = '${roomieId}'`);
    expect(await night()).toMatchObject({ wrong: 0 });
  });

  it('finds a journal that does not sum to zero, with the balance and the rows after it', async () => {
    const id = await owed(300);
    const change = (by: number) =>
      `UPDATE money_postings SET minor = minor + ${String(by)} WHERE journal_id = '${id}' AND account_id = '${roomieId}'`;
    await damage(change(1));
    expect((await night())?.faults).toEqual([
      fault('balance', roomieId),
      fault('journal', id),
      fault('running_balance', roomieId),
    ]);
    await damage(change(-1));
  });

  it('finds a journal without postings, a missing balance, and a reversal that is not the opposite', async () => {
    const lost = await owed(200);
    const id = await owed(100);
    const reversal = await app.get(Ledger).reverse(id, { reason: '', onDay: '2026-09-02', by: null });
    await damage(
      `DELETE FROM money_postings WHERE journal_id = '${lost}'`,
      `UPDATE money_postings SET account = 'deposit' WHERE journal_id = '${reversal}'`,
    );
    const faults = (await night())?.faults ?? [];
    expect(faults).toContainEqual(fault('journal', lost));
    expect(faults).toContainEqual(fault('reversal', reversal));
    expect(faults).toContainEqual(fault('balance', roomieId));
  });

  it('finds a journal that is reversed twice', async () => {
    const id = await owed(700);
    await app.get(Ledger).reverse(id, { reason: '', onDay: '2026-09-02', by: null });
    await damage(
      'ALTER TABLE money_journals DROP CONSTRAINT money_journals_reverses_key',
      `INSERT INTO money_journals (house_id, currency, kind, on_day, subject_kind, subject_id, key, reverses, facts, created_at)
       SELECT house_id, currency, kind, on_day, subject_kind, subject_id, 'again', id, facts, created_at
         FROM money_journals WHERE id = '${id}'`,
    );
    expect((await night())?.faults).toContainEqual(fault('reversal', id));
  });
});
