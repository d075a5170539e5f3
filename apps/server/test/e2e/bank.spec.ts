import { randomUUID } from 'node:crypto';

import type { BankEntry } from '@common-roof/contracts';
import { BANK_ENTRY_KEPT_DAYS, paymentReference } from '@common-roof/domain';

import { aStatement, bankOf } from '#test/support/bank.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { type Answer, problemOf, statusesOf } from '#test/support/http.ts';
import { aDebt, moneyOf, paymentOf } from '#test/support/money.ts';
import { reportedOf } from '#test/support/reported-payments.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';
import { BankPersonalData } from '#contexts/money/finances/bank/bank.personal-data.ts';
import { HomeownersService } from '#contexts/housing/houses/homeowners/homeowners.service.ts';

const DAY_SECONDS = 86_400;

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

/** A homeowner of a house with two roomies, one of whom owes the rent of March. */
async function aLandlady() {
  const account = await app
    .get(HomeownersService)
    .create({ email: `${randomUUID()}@x.test`, firstName: 'Hedda', lastName: 'Owner' });
  const owner = await signIn(app, account);
  const { houseId, roomIds } = await anOpenHouse(app, { ...owner, account }, 2);
  const [lena, ravi] = [await aRoomieIn(app, roomIds[0] ?? ''), await aRoomieIn(app, roomIds[1] ?? '')];
  const rename = (id: string, first: string, last: string) =>
    app.database.query('UPDATE accounts SET first_name = $2, last_name = $3 WHERE id = $1', [id, first, last]);
  await rename(lena.id, 'Lena', 'Vogt');
  await rename(ravi.id, 'Ravi', 'Menon');
  for (const roomie of [lena, ravi]) {
    await aDebt(app, { houseId, roomieId: roomie.id, ownerId: account.id, minor: 62_000, onDay: '2027-03-01' });
  }
  const bank = bankOf(app, owner);
  const reference = paymentReference('A house', ravi.id);
  const whose = (roomie: { readonly id: string }, more: object = {}) => ({
    roomie_id: roomie.id,
    house_id: houseId,
    ...more,
  });
  const owed = async (roomie: { readonly id: string }) =>
    (await moneyOf(app, owner).balanceOf(roomie.id))[0]?.total ?? '0.00';
  return { owner, bank, houseId, lena, ravi, reference, whose, owed };
}

const first = (entries: readonly BankEntry[]): BankEntry => {
  const [entry] = entries;
  if (!entry) throw new Error('There is no entry.');
  return entry;
};
const proposedIn = ({ certainty, matches }: BankEntry) => [
  certainty,
  ...matches.map(({ roomie, reasons }) => `${roomie.name}: ${reasons.join()}`),
];

describe('a bank statement', () => {
  it('becomes paid dues, and the next file knows the payer’s account', async () => {
    const { bank, ravi, lena, reference, whose, owed } = await aLandlady();
    const file = [
      ['2027-03-02', '620.00', 'MR R MENON', reference, 'GB33BUKB20201555555555'],
      ['2027-03-03', '620.00', 'VOGT LENA', 'March', ''],
      ['2027-03-03', '-45.10', 'Water', 'Bill', ''],
      ['2027-03-04', '12.00', 'Refund', 'Shop', ''],
    ] as const;
    expect(await bank.take(...file)).toMatchObject({ form: 'csv', added: 3, known: 0, outgoing: 1 });
    expect(await bank.take(...file)).toMatchObject({ added: 0, known: 3 });
    expect((await bank.list()).map(proposedIn)).toEqual([
      ['none'],
      ['certain', 'Lena Vogt: name,due'],
      ['certain', 'Ravi Menon: reference,due'],
    ]);
    const certain = await bank.certain();
    expect(certain.map(({ booked_on: day }) => day)).toEqual(['2027-03-02', '2027-03-03']);
    const entries = certain.map(({ _id, matches }) => ({
      entry_id: _id,
      ...whose({ id: matches[0]?.roomie._id ?? '' }),
    }));
    const ids = certain.map(({ _id }) => _id);
    for (const answer of await Promise.all([bank.enterAll(entries), bank.enterAll(entries)])) {
      expect(answer.body).toEqual({ entered: ids, refused: [] });
    }
    expect([await owed(ravi), await owed(lena)]).toEqual(['0.00', '0.00']);
    expect((await bank.list('entered'))[1]).toMatchObject({ payment: { roomie: { name: 'Ravi Menon' } } });

    await bank.take(['2027-03-09', '7.00', 'SOMEONE', 'Key', 'GB33 BUKB 2020 1555 5555 55']);
    expect(proposedIn(first(await bank.list()))).toEqual(['certain', 'Ravi Menon: account']);
    expect(first(await bank.list())).toMatchObject({ account_end: '5555', amount: '7.00', currency: 'GBP' });
  });

  it('adds nothing twice from overlapping files, in whatever order, and two equal payments are two', async () => {
    const { bank } = await aLandlady();
    const [a, b, c] = [
      ['2027-03-01', '5.00', 'X', 'a'],
      ['2027-03-02', '5.00', 'X', 'b'],
      ['2027-03-03', '5.00', 'X', 'c'],
    ] as const;
    expect(await bank.take(b, b, c)).toMatchObject({ added: 3, known: 0 });
    expect(await bank.take(a, b)).toMatchObject({ added: 1, known: 1 });
    expect(await bank.take(c, b, b, a)).toMatchObject({ added: 0, known: 4 });
  });

  it('confirms what the roomie reported, and links what was entered by hand', async () => {
    const { owner, bank, houseId, ravi, lena, whose, owed } = await aLandlady();
    const roomie = reportedOf(app, await signIn(app, ravi));
    await roomie.report(ravi.id, houseId, '2027-03-02', { amount: '620.00' });
    const byHand = paymentOf(await moneyOf(app, owner).pay(lena.id, '620.00', { paid_on: '2027-03-02' }));
    await bank.take(['2027-03-03', '620.00', 'Ravi Menon', 'Rent'], ['2027-03-04', '620.00', 'Lena Vogt', 'Rent']);
    const [hers, his] = await bank.list();
    expect(his?.matches[0]).toMatchObject({ is_reported: true, payment: null });
    expect(hers?.matches[0]).toMatchObject({ is_reported: false, payment: { _id: byHand._id, paid_on: '2027-03-02' } });
    expect((await bank.enter(his?._id ?? '', whose(ravi))).body).toMatchObject({
      payment: { roomie: { _id: ravi.id } },
    });
    const linked = await bank.enter(hers?._id ?? '', whose(lena, { payment_id: byHand._id }));
    expect(linked.body).toMatchObject({ payment: { _id: byHand._id } });
    expect([await owed(ravi), await owed(lena)]).toEqual(['0.00', '0.00']);
    expect((await moneyOf(app, owner).balanceOf(ravi.id))[0]?.reported).toBeNull();
    await bank.take(['2027-03-05', '620.00', 'Lena Vogt', 'Again']);
    const again = first(await bank.list());
    expect((await bank.enter(again._id, whose(lena, { payment_id: byHand._id }))).status).toBe(409);
  });

  it('is open again once its payment is taken back, and can be ignored and brought back', async () => {
    const { owner, bank, ravi, lena, whose, owed } = await aLandlady();
    await bank.take(['2027-03-02', '700.00', 'X', 'Rent and more', 'GB33BUKB20201555555555']);
    const { _id } = first(await bank.list());
    await bank.enter(_id, whose(ravi));
    expect((await bank.enter(_id, whose(ravi))).status).toBe(200);
    expect((await bank.enter(_id, whose(lena))).status).toBe(409);
    expect((await bank.ignore(_id)).status).toBe(409);
    expect(await owed(ravi)).toBe('-80.00');
    await moneyOf(app, owner).takeBack(first(await bank.list('entered')).payment?._id ?? '');
    expect(proposedIn(first(await bank.list()))).toEqual(['none']);
    expect(statusesOf([await bank.ignore(_id), await bank.ignore(_id)])).toEqual([200, 200]);
    expect([await bank.list(), (await bank.list('ignored')).length]).toEqual([[], 1]);
    expect((await bank.ignore(_id, false)).body).toMatchObject({ ignored_at: null });
    expect((await bank.enter(_id, whose(lena))).status).toBe(200);
  });

  it('is refused with a sentence where it can’t be read, and says what wasn’t taken', async () => {
    const { bank } = await aLandlady();
    const said = (answer: Answer) => problemOf(answer).errors?.map(({ path, message }) => `${path}: ${message}`);
    const file = (text: string | Buffer): Promise<Answer> => bank.send(Buffer.from(text).toString('base64'));
    expect(said(await file('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'))).toEqual([
      'file: This file is damaged. Download it from your bank again.',
    ]);
    expect(said(await file('a;b\n1;2'))).toEqual(['file: We don’t recognise the headers in this file.']);
    expect((await file('x'.repeat(1_100_000))).status).toBeGreaterThanOrEqual(413);
    expect((await bank.send(aStatement(), { currency: 'GBP', more: 1 })).status).toBe(400);
    const mixed = 'Date,Amount,Currency\n2027-03-01,5,EUR\n2025-03-01,5,GBP\n2027-03-01,x,GBP\n';
    expect((await file(mixed)).body).toMatchObject({ added: 0, other_currency: 1, old: 1, unread: 1 });
  });

  it('concerns its homeowner alone', async () => {
    const { bank, ravi, whose, houseId } = await aLandlady();
    await bank.take(['2027-03-02', '620.00', 'Ravi Menon', 'Rent'], ['2027-03-20', '5.00', 'Ravi Menon', 'Later']);
    const [later, entry] = await bank.list();
    const id = entry?._id ?? '';
    const other = bankOf(app, await signIn(app, world.players.h2.account));
    expect(await other.list()).toEqual([]);
    expect(statusesOf([await other.enter(id, whose(ravi)), await other.ignore(id)])).toEqual([404, 404]);
    expect((await other.enterAll([{ entry_id: id, ...whose(ravi) }])).body).toEqual({ entered: [], refused: [id] });
    // A house or a person of somebody else.
    expect((await bank.enter(id, { roomie_id: world.players.r1.account.id, house_id: houseId })).status).toBe(404);
    expect((await bank.enter(id, whose(ravi, { house_id: world.houseA }))).status).toBe(404);
    expect((await bank.enter(later?._id ?? '', whose(ravi))).status).toBe(409);
    for (const name of ['r1', 'k1', 'adm'] as const) {
      const stranger = bankOf(app, await signIn(app, world.players[name].account));
      expect([name, (await stranger.send(aStatement())).status]).toEqual([name, 403]);
    }
  });

  it('is forgotten after 13 months unless it was entered, and loses names with the roomie', async () => {
    const { owner, bank, ravi, whose } = await aLandlady();
    await bank.take(['2027-03-02', '620.00', 'Ravi Menon', 'Rent'], ['2027-03-03', '5.00', 'Else', 'Old']);
    const [, rent] = await bank.list();
    await bank.enter(rent?._id ?? '', whose(ravi));
    const privacy = app.get(BankPersonalData);
    const kept = () =>
      app.database.query<{ payer: string; words: string; account_key: string | null }>(
        'SELECT payer, words, account_key FROM bank_entries WHERE homeowner_id = $1',
        [owner.account.id],
      );
    // The day of the bank is 7 days ago.
    app.clock.advance((BANK_ENTRY_KEPT_DAYS - 7) * DAY_SECONDS);
    await privacy.forgetOld();
    expect(await kept()).toHaveLength(2);
    app.clock.advance(DAY_SECONDS);
    await privacy.forgetOld();
    expect(await kept()).toEqual([{ payer: 'Ravi Menon', words: 'Rent', account_key: null }]);
    await privacy.personalData[0]?.forget?.(ravi.id);
    expect(await kept()).toEqual([{ payer: '', words: '', account_key: null }]);
    await privacy.personalData[0]?.forget?.(owner.account.id);
    expect(await kept()).toEqual([]);
  });
});
