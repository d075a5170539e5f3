import type { LinkedRepair, RepairDetail } from '@common-roof/contracts';
import { REPAIR_REOPEN_DAYS } from '@common-roof/domain';

import { unreadTitles } from '#test/support/alerts.ts';
import { aSharedHouse } from '#test/support/chores.ts';
import { existing } from '#test/support/feed-stage.ts';
import { type Answer, call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { upload } from '#test/support/pictures.ts';
import { repairsOf } from '#test/support/repairs.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const VISIT = { from: '2027-03-17T14:00:00.000Z', until: '2027-03-17T16:00:00.000Z' };
const LATER = { from: '2027-03-18T08:00:00.000Z', until: '2027-03-18T09:00:00.000Z' };
const UNKNOWN = 'A'.repeat(43);

let app: TestApp;
let world: World;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

const anAddress = (): string => `plumber${String((count += 1))}@trade.test`;
const tokenIn = (url: string): string => existing(/\/repair\?token=([\w-]{43})/.exec(url)?.[1]);

/** Calls as a tradesperson makes them: without a session. */
const link = (token: string) => {
  const send = (method: string, path: string, more: object = {}): Promise<Answer> =>
    call(app, method, `/api/repairs/link${path}`, { body: { token, ...more } });
  const read = async (): Promise<LinkedRepair> => (await send('POST', '')).body as LinkedRepair;
  return {
    send,
    read,
    plan: async (visit: object) => send('PUT', '/visit', { version: (await read()).version, visit }),
    finish: async (words = 'A new seal.') => send('PUT', '/end', { version: (await read()).version, words }),
    note: (text: string) => send('POST', '/notes', { text }),
    status: async (): Promise<number> => (await send('POST', '')).status,
  };
};

/** A house with two roomies, of whom the first has reported a repair. */
async function aReport(more: object = {}) {
  const house = await aSharedHouse(app, world.players.h1, 2);
  const [ada, ben] = await Promise.all(
    house.people.map(async (account) => {
      const { token } = await signIn(app, account);
      return { ...repairsOf(app, { token }), token, id: account.id };
    }),
  );
  const homeowner = await signIn(app, world.players.h1.account);
  const { _id: id } = await existing(ada).report(house.houseId, more);
  return { ...house, id, ada: existing(ada), ben: existing(ben), homeowner, owner: repairsOf(app, homeowner) };
}
type Report = Awaited<ReturnType<typeof aReport>>;

const copied = async ({ owner, id }: Report): Promise<string> =>
  tokenIn(((await owner.ask('GET', `/api/repairs/${id}/link`)).body as { url: string }).url);

/** The same, accepted for a tradesperson whose link the homeowner has copied. */
async function anAssignment(more: object = {}) {
  const report = await aReport();
  await report.owner.accept(report.id, { trade: { name: 'Tap & Son' }, ...more });
  const token = await copied(report);
  return { ...report, token, trade: link(token) };
}
const plan = ({ owner, id }: Report, body: object): Promise<Answer> =>
  owner.change(id, 'plan', { assignee_id: null, visit: null, ...body });
const told = ({ id }: { id: string }) => unreadTitles(app, { account_id: id });

describe('a tradesperson without an account', () => {
  it('gets a link by e-mail, plans a visit that has to suit, and says what was done', async () => {
    const email = anAddress();
    const report = await aReport();
    const { owner, id, ada, ben, homeowner } = report;
    const accepted = await owner.accept(id, { trade: { name: 'Tap & Son', email } });
    expect(accepted).toMatchObject({ assignee: null, trade: { name: 'Tap & Son', email, has_link: true } });
    expect((await ada.get(id)).trade).toEqual({ name: 'Tap & Son', email: null, has_link: false });
    await app.drainEvents();
    const mail = await mailTo(email, /asks you to repair: The tap drips/);
    const trade = link(tokenIn(mail.text));
    expect(await trade.read()).toMatchObject({
      trade: 'Tap & Son',
      title: 'The tap drips',
      entry_note: 'Weekdays after five.',
      state: 'accepted',
      visit: null,
      can: { plan: true, finish: true, write: true },
    });

    expect((await trade.plan(VISIT)).body).toMatchObject({ visit: { ...VISIT, is_agreed: false } });
    await app.drainEvents();
    expect(await told(ben)).toContain('Repair visit: The tap drips');
    expect((await ben.change(id, 'visit', { suits: true })).status).toBe(200);
    await app.drainEvents();
    await mailTo(email, /Your visit is agreed/);
    expect((await trade.read()).visit).toEqual({ ...VISIT, is_agreed: true });

    app.clock.set(new Date('2027-03-16T14:01:00Z'));
    await app.runDue();
    expect(await told(ada)).toContain('Repair tomorrow: The tap drips');
    await mailTo(email, /Your visit tomorrow: The tap drips/);

    expect((await trade.note('I’ll bring a seal.')).body).toMatchObject({ notes: [{ author: 'Tap & Son' }] });
    await app.drainEvents();
    expect(await told(ada)).toContain('Tap & Son wrote about a repair');
    expect((await ada.get(id)).notes).toMatchObject([{ author: null, trade_name: 'Tap & Son' }]);

    expect((await trade.finish()).body).toMatchObject({ state: 'done', ended: { words: 'A new seal.' } });
    await app.drainEvents();
    expect(await told({ id: homeowner.account.id })).toContain('Repaired: The tap drips');
    expect(await ada.get(id)).toMatchObject({ state: 'done', ended: { by: null, words: 'A new seal.' } });
  });

  it('hears what a neatkeeper would: another time, a refusal, a note, a reopening', async () => {
    const email = anAddress();
    const report = await aReport();
    const { owner, id, ada } = report;
    await owner.accept(id, { trade: { name: 'Tap & Son', email }, visit: VISIT });
    await plan(report, { trade: { name: 'Tap & Son', email }, visit: LATER });
    await app.drainEvents();
    await mailTo(email, /Your visit for “The tap drips”/);
    await ada.change(id, 'visit', { suits: false, note: 'Friday would.' });
    await app.drainEvents();
    await mailTo(email, /Please suggest another time/);
    await ada.note(id);
    await app.drainEvents();
    await mailTo(email, /New note/);
    await link(await copied(report)).finish();
    await ada.change(id, 'reopening', { reason: 'It still drips.' });
    await app.drainEvents();
    await mailTo(email, /Still broken/);
  });

  it('sees no e-mail address, no last name and no phone number that isn’t published', async () => {
    const { trade, ada, id, homeowner } = await anAssignment();
    await ada.note(id);
    const seen = await trade.read();
    expect(Object.keys(seen.homeowner)).toEqual(['first_name', 'phone']);
    expect(seen.homeowner.phone).toBeNull();
    expect(JSON.stringify(seen)).not.toMatch(/@|cost/);
    await app.database.query(`UPDATE accounts SET phone = '+44 161 496 0000' WHERE id = $1`, [homeowner.account.id]);
    expect((await trade.read()).homeowner.phone).toBeNull();
    await app.database.query('UPDATE homeowners SET publishes_phone = true WHERE id = $1', [homeowner.account.id]);
    expect((await trade.read()).homeowner.phone).toBe('+44 161 496 0000');
    await app.database.query('UPDATE homeowners SET publishes_phone = false WHERE id = $1', [homeowner.account.id]);
  });

  it('is chosen by the homeowner alone, and not beside a neatkeeper', async () => {
    const { owner, id, ada } = await aReport();
    const both = { assignee_id: world.players.k1.account.id, trade: { name: 'Tap & Son' }, visit: null };
    expect(problemOf(await owner.change(id, 'decision', { decision: 'accept', ...both }))).toMatchObject({
      status: 422,
      errors: [{ path: 'trade' }],
    });
    const { status } = await ada.change(id, 'plan', { assignee_id: null, trade: { name: 'Me' }, visit: null });
    expect(status).toBe(403);
    expect((await ada.ask('GET', `/api/repairs/${id}/link`)).status).toBe(403);
    expect((await owner.ask('GET', `/api/repairs/${id}/link`)).status).toBe(409);
    const strange = { name: 'Visit www.evil.test', email: null };
    expect((await owner.change(id, 'plan', { assignee_id: null, trade: strange, visit: null })).status).toBe(400);
  });
});

describe('the link of a tradesperson', () => {
  it('stops working when somebody else takes over, whose link is another one', async () => {
    const assignment = await anAssignment();
    const { trade, token } = assignment;
    await plan(assignment, { trade: { name: 'Pipes Ltd' } });
    expect(problemOf(await trade.send('POST', ''))).toMatchObject({ status: 410, code: 'link_spent' });
    expect((await trade.note('I was here.')).status).toBe(410);
    const next = await copied(assignment);
    expect(next).not.toBe(token);
    expect((await link(next).read()).trade).toBe('Pipes Ltd');
    await plan(assignment, {});
    expect(await link(next).status()).toBe(410);
  });

  it('is replaced by one for the next, and the first is told that they need not come', async () => {
    const [email, next] = [anAddress(), anAddress()];
    const assignment = await anAssignment({ trade: { name: 'Tap & Son', email }, visit: VISIT });
    await plan(assignment, { trade: { name: 'Pipes Ltd', email: next }, visit: VISIT });
    await app.drainEvents();
    const over = await mailTo(email, /No longer needed: The tap drips/);
    expect(over.text).not.toMatch(/repair\?token=|Pipes/);
    const asked = await mailTo(next, /asks you to repair/);
    expect(tokenIn(asked.text)).not.toBe(assignment.token);
    expect((await mailsTo(email)).every(({ text }) => !text.includes(tokenIn(asked.text)))).toBe(true);
  });

  it('stays when an address is added, which gets it, or a name is spelt differently', async () => {
    const assignment = await anAssignment();
    const email = anAddress();
    await plan(assignment, { trade: { name: 'Tap & Son', email } });
    await plan(assignment, { trade: { name: 'Tap and Son', email } });
    await app.drainEvents();
    const mail = await mailTo(email, /asks you to repair/);
    expect(tokenIn(mail.text)).toBe(assignment.token);
    expect((await assignment.trade.read()).trade).toBe('Tap and Son');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is spent once the repair is declined or withdrawn, and its tradesperson is told not to come', async () => {
    const email = anAddress();
    const { owner, ada, id, trade } = await anAssignment({ trade: { name: 'Tap & Son', email }, visit: VISIT });
    await app.drainEvents();
    await ada.withdraw(id);
    expect(await trade.status()).toBe(410);
    await app.drainEvents();
    await mailTo(email, /No longer needed: The tap drips/);
    expect((await owner.get(id)).trade).toMatchObject({ has_link: false });
    expect((await owner.ask('GET', `/api/repairs/${id}/link`)).status).toBe(409);
  });

  it('shows how it ended for as long as it can be reopened; then link and address are gone', async () => {
    const email = anAddress();
    const { id, trade, ada } = await anAssignment({ trade: { name: 'Tap & Son', email } });
    await trade.finish();
    expect(await trade.read()).toMatchObject({ state: 'done', can: { plan: false, finish: false } });
    expect((await trade.plan(VISIT)).status).toBe(409);
    await ada.change(id, 'reopening', { reason: 'It still drips.' });
    expect((await trade.finish('Now it’s tight.')).status).toBe(200);
    app.clock.advance(REPAIR_REOPEN_DAYS * 86_400);
    expect(await trade.status()).toBe(410);
    await app.runDue();
    // Their session has ended since.
    const owner = repairsOf(app, await signIn(app, world.players.h1.account));
    expect((await owner.get(id)).trade).toEqual({ name: 'Tap & Son', email: null, has_link: false });
  });

  it('opens photos of its own repair only', async () => {
    const { ada, houseId, owner } = await aReport();
    const [own, other] = (await upload(app, ada.token, 1, 2)).map(({ image_id }) => image_id);
    const { _id: id } = await ada.report(houseId, { photos: [{ image_id: own }] });
    const { _id: second } = await ada.report(houseId, { photos: [{ image_id: other }] });
    for (const each of [id, second]) await owner.accept(each, { trade: { name: 'Tap & Son' } });
    const { url } = (await owner.ask('GET', `/api/repairs/${id}/link`)).body as { url: string };
    const trade = link(tokenIn(url));
    expect((await trade.read()).photos).toMatchObject([{ image_id: own }]);
    const photo = await trade.send('POST', '/photo', { image_id: own, size: 'small' });
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await trade.send('POST', '/photo', { image_id: other, size: 'small' })).status).toBe(404);
    const guess = { image_id: own, size: 'small' };
    expect((await link(UNKNOWN).send('POST', '/photo', guess)).status).toBe(410);
  });

  it('that is guessed is refused alike, and takes nothing but what its calls declare', async () => {
    const { trade } = await anAssignment();
    expect(await link(UNKNOWN).status()).toBe(410);
    expect((await link('short').send('POST', '')).status).toBe(400);
    expect((await trade.send('PUT', '/end', { version: 1, words: '', cost: '80.00' })).status).toBe(400);
    expect((await trade.send('POST', '/notes', { text: 'x'.repeat(1_001) })).status).toBe(400);
    const past = { from: '2027-03-01T14:00:00.000Z', until: '2027-03-01T16:00:00.000Z' };
    expect(problemOf(await trade.plan(past))).toMatchObject({ status: 422, errors: [{ path: 'visit' }] });
  });

  it('has one result for what is sent again after a lost answer', async () => {
    const { trade, ada, id } = await anAssignment();
    await trade.note('On my way.');
    expect((await trade.note('On my way.')).status).toBe(200);
    const { version } = await trade.read();
    for (let n = 0; n < 2; n += 1) {
      expect((await trade.send('PUT', '/visit', { version, visit: VISIT })).status).toBe(200);
    }
    const now = (await trade.read()).version;
    for (let n = 0; n < 2; n += 1) {
      expect((await trade.send('PUT', '/end', { version: now, words: 'A seal.' })).status).toBe(200);
    }
    expect((await ada.get(id)).notes).toHaveLength(1);
  });

  it('lets one of two changes at once through', async () => {
    const assignment = await anAssignment();
    const { trade, owner, id } = assignment;
    const { version } = await trade.read();
    const answers = await Promise.all([
      trade.send('PUT', '/visit', { version, visit: VISIT }),
      trade.send('PUT', '/visit', { version, visit: LATER }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stale = await owner.ask('PUT', `/api/repairs/${id}/plan`, { version, assignee_id: null, visit: null });
    expect(problemOf(stale)).toMatchObject({ code: 'stale_version' });
    const seen: RepairDetail = await owner.get(id);
    expect(seen.trade).toMatchObject({ name: 'Tap & Son' });
  });
});
