import type { AgreementDetail, AgreementVersion, Page, StarterTemplate } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { agreementsOf, aLetHouse } from '#test/support/agreements.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { existing } from '#test/support/feed-stage.ts';
import { call, problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let owner: ReturnType<typeof agreementsOf>;
let let_: Awaited<ReturnType<typeof aLetHouse>>;
let roomie: ReturnType<typeof agreementsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  owner = agreementsOf(app, world.players.h1);
});
beforeEach(async () => {
  let_ = await aLetHouse(app, world.players.h1);
  roomie = agreementsOf(app, let_.roomie);
});
afterAll(() => app.close());

const RULES = { type: 'house_rules', title: 'House rules', agreement: '<p>{{roomie_name}} is kind.</p>' };
const detail = ({ body }: { body: unknown }) => body as AgreementDetail;
const steps = ({ steps: all }: AgreementDetail) => all.map(({ step, by }) => [step, by]);
const days = (count: number): number => count * 86_400;

describe('an agreement for a person', () => {
  it('is made from a template with the data of the room, the person and the terms', async () => {
    const made = await owner.make(let_.roomId, { rent: '515.50', ends_on: '2027-02-28' });
    expect(made).toMatchObject({
      state: 'draft',
      agreement: '<h2>Lease</h2><p>Room 0 is let to Some Body from 1 Mar 2026 for £515.50 a month.</p>',
      terms: { starts_on: '2026-03-01', ends_on: '2027-02-28', rent: '515.50', deposit: '0.00' },
      party: { kind: 'roomie', name: 'Some Body' },
      missing: [],
      text_version: 1,
    });
    expect(made.source).toContain('{{roomie_name}}');
    expect(made.text_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(steps(made)).toEqual([['created', 'homeowner']]);
  });

  it('is sent live and to the bell; until then only the homeowner sees it', async () => {
    const draft = await owner.make(let_.roomId, {}, RULES);
    expect((await roomie.ask('GET', `/api/agreements/${draft._id}`)).status).toBe(404);
    expect(await roomie.list(`/api/roomies/getallagreements/${let_.roomie.account.id}`)).toEqual([]);
    await app.drainEvents();
    const socket = await connect(app, let_.roomie.token);
    const changed = nextEvent(socket, 'agreement:changed');
    const alert = nextEvent(socket, 'notification:created');
    expect(detail(await owner.act(draft._id, 'send'))).toMatchObject({ state: 'sent' });
    await app.drainEvents();
    expect(await changed).toEqual({ agreement_id: draft._id });
    expect(await alert).toMatchObject({
      title: 'h1 Player sent you “House rules” to sign',
      link: `/lease?agreement=${draft._id}`,
    });
    socket.close();
    const [listed] = await roomie.list('/api/roomies/homeowner-agreements');
    expect(listed).toMatchObject({ _id: draft._id, state: 'sent' });
    const seen = await roomie.read(draft._id);
    expect(seen).toMatchObject({ source: null, agreement: '<p>Some Body is kind.</p>' });
    // It counts as opened once, however often it is read.
    await roomie.read(draft._id);
    expect(steps(await owner.read(draft._id))).toEqual([
      ['created', 'homeowner'],
      ['sent', 'homeowner'],
      ['opened', 'tenant'],
    ]);
  });

  it("can't be sent while a placeholder, which is named, has no value; then its text contains the value", async () => {
    const text = { ...RULES, agreement: '<p>{{roomie_name}}, {{roomie_phone}}, {{room_size}}</p>' };
    const draft = await owner.make(let_.roomId, {}, text);
    expect(draft.missing).toEqual(['roomie_phone', 'room_size']);
    const refused = problemOf(await owner.act(draft._id, 'send'));
    expect(refused).toMatchObject({
      status: 422,
      detail:
        'Missing for Some Body: {{roomie_phone}}, {{room_size}}. Add it, or remove the placeholder from the text.',
    });
    expect((await owner.read(draft._id)).state).toBe('draft');
    await app.database.query('UPDATE accounts SET phone = $2 WHERE id = $1', [let_.roomie.account.id, '0161 4960000']);
    await app.database.query('UPDATE rooms SET size_m2 = 14 WHERE id = $1', [let_.roomId]);
    expect(detail(await owner.act(draft._id, 'send'))).toMatchObject({
      state: 'sent',
      agreement: '<p>Some Body, 0161 4960000, 14 m²</p>',
      text_version: 2,
    });
  });

  it("can't be sent while its text says that it is an example", async () => {
    const starters = (await owner.ask('GET', '/api/agreement-templates/starters')).body as { items: StarterTemplate[] };
    const example = existing(starters.items.find(({ key }) => key === 'rules-en'));
    const { type, agreement, note } = example;
    const template_id = await owner.template({ type, agreement });
    const refused = problemOf(await owner.ofRoom(let_.roomId, template_id, { state: 'sent' }));
    expect(refused).toMatchObject({
      status: 422,
      detail: 'The text still says that it is an example. Delete its first line before you send it.',
    });
    const without = await owner.template({ type, agreement: agreement.replace(note, '') });
    expect((await owner.ofRoom(let_.roomId, without, { state: 'sent' })).status).toBe(201);
  });

  it("can't be sent or signed with characters that no PDF can show", async () => {
    const draft = await owner.make(let_.roomId, {}, { agreement: '<p>Rent: 𓀀 a month, 山 and 🏠</p>' });
    const refused = problemOf(await owner.act(draft._id, 'send'));
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.detail).toBe('These characters cannot be printed: 𓀀. Write it without them.');
    await owner.edit(let_.roomie.account.id, draft, '<p>Rent: 山 and 🏠</p>');
    const sent = detail(await owner.act(draft._id, 'send'));
    expect(problemOf(await roomie.sign(sent, { signature: '𒀀' })).errors?.[0]?.path).toBe('signature');
    expect((await roomie.sign(sent, { signature: '山田 さくら' })).status).toBe(200);
  });

  it('keeps every version of its text, and rejects a save over another version', async () => {
    const draft = await owner.make(let_.roomId);
    const { account } = let_.roomie;
    const second = detail(
      await owner.edit(account.id, draft, '<p>From {{starts_on}}.</p>', { version: draft.version }),
    );
    expect(second).toMatchObject({ agreement: '<p>From 1 Mar 2026.</p>', text_version: 2 });
    expect(second.text_sha256).not.toBe(draft.text_sha256);
    const late = problemOf(await owner.edit(account.id, draft, '<p>Mine.</p>', { version: draft.version }));
    expect(late.code).toBe('stale_version');
    const { items } = (await owner.ask('GET', `/api/agreements/${draft._id}/versions`)).body as Page<AgreementVersion>;
    expect(items.map(({ number, agreement }) => [number, agreement])).toEqual([
      [2, '<p>From 1 Mar 2026.</p>'],
      [1, draft.agreement],
    ]);
    expect((await roomie.ask('GET', `/api/agreements/${draft._id}/versions`)).status).toBe(403);
  });

  it('is one lease at a time: a second is rejected while the first is pending', async () => {
    await owner.make(let_.roomId);
    const second = problemOf(await owner.ofRoom(let_.roomId, await owner.template()));
    expect(second.detail).toBe('This person already has a lease that isn’t in force yet.');
  });

  it("can be written as the roomie's lease without a template and continued later", async () => {
    const path = `/api/roomies/leasetemplate/${let_.roomie.account.id}`;
    const first = detail(await owner.ask('PUT', path, { agreement: '<p>{{rent}}</p>', title: 'Our lease' }));
    expect(first).toMatchObject({ type: 'lease', title: 'Our lease', state: 'draft', agreement: '<p>£500.00</p>' });
    const second = detail(await owner.ask('PUT', path, { agreement: '<p>{{rent}} a month</p>', rent: '480.00' }));
    expect(second).toMatchObject({ _id: first._id, agreement: '<p>£480.00 a month</p>', terms: { rent: '480.00' } });
  });

  it('can be deleted as a draft, and withdrawn, archived or sent again later, as its state allows', async () => {
    const draft = await owner.make(let_.roomId, {}, RULES);
    expect((await owner.act(draft._id, 'withdraw')).status).toBe(409);
    expect((await owner.act(draft._id, 'discard')).body).toEqual({ _id: draft._id });
    expect((await owner.ask('GET', `/api/agreements/${draft._id}`)).status).toBe(404);
    const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    expect((await owner.act(sent._id, 'discard')).status).toBe(409);
    expect(detail(await owner.act(sent._id, 'withdraw')).state).toBe('withdrawn');
    await app.drainEvents();
    expect((await unreadTitles(app, { account_id: let_.roomie.account.id }))[0]).toMatch(/ withdrew “House rules”$/);
    expect(await roomie.list(`/api/roomies/getallagreements/${let_.roomie.account.id}`)).toEqual([]);
    const old = await owner.list(`/api/roomies/getoldagreements/${let_.roomie.account.id}`);
    expect(old.map(({ _id, state }) => [_id, state])).toEqual([[sent._id, 'withdrawn']]);
    expect(detail(await owner.act(sent._id, 'archive')).state).toBe('archived');
  });

  it('can be declined by its recipient with a reason, changed, and sent again', async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' });
    expect((await owner.act(sent._id, 'decline', { reason: 'No.' })).status).toBe(403);
    expect((await roomie.act(sent._id, 'withdraw')).status).toBe(403);
    expect(detail(await roomie.act(sent._id, 'decline', { reason: 'The rent is wrong.' })).state).toBe('declined');
    await app.drainEvents();
    expect((await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: sent._id }))[0]).toBe(
      'Some Body declined “Room lease”',
    );
    expect((await owner.read(sent._id)).decline_reason).toBe('The rent is wrong.');
    const changed = detail(await owner.edit(let_.roomie.account.id, sent, '<p>{{rent}}</p>', { rent: '450.00' }));
    expect(changed.state).toBe('declined');
    expect(detail(await owner.act(sent._id, 'send'))).toMatchObject({ state: 'sent', decline_reason: '' });
  });

  it("sends reminders on days two, five and eight, and can't be signed after fourteen", async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    const titles = () => unreadTitles(app, { account_id: let_.roomie.account.id, kind: 'agreement_to_sign' });
    await app.drainEvents();
    const counts: number[] = [];
    for (const pass of [days(2), days(3), days(3), days(2)]) {
      app.clock.advance(pass);
      await app.runDue();
      counts.push((await titles()).filter((title) => title.includes('is waiting for')).length);
    }
    expect(counts).toEqual([1, 2, 3, 3]);
    app.clock.advance(days(4));
    expect((await roomie.read(sent._id)).state).toBe('expired');
    expect((await owner.act(sent._id, 'withdraw')).status).toBe(409);
    expect(problemOf(await roomie.sign(sent)).status).toBe(409);
    await app.runDue();
    expect(steps(await owner.read(sent._id)).at(-1)).toEqual(['expired', null]);
    expect(await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: sent._id })).toEqual([
      'Some Body didn’t sign “House rules” in time',
    ]);
    expect(detail(await owner.act(sent._id, 'send')).state).toBe('sent');
  });

  it('also ends for the roomie when the homeowner archives it before its expiry is recorded', async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    const toSign = () => unreadTitles(app, { account_id: let_.roomie.account.id, kind: 'agreement_to_sign' });
    await app.drainEvents();
    expect(await toSign()).toEqual(['h1 Player sent you “House rules” to sign']);
    app.clock.advance(days(15));
    expect(detail(await owner.act(sent._id, 'archive')).state).toBe('archived');
    await app.drainEvents();
    expect(await toSign()).toEqual([]);
    // A homeowner who archived it isn't asked to send it again.
    expect(await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: sent._id })).toEqual([]);
  });

  it('waits for the roomie again when it is sent again, whichever event is handled first', async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    await app.drainEvents();
    app.clock.advance(days(15));
    const again = detail(await owner.act(sent._id, 'send'));
    expect(steps(again).slice(-2)).toEqual([
      ['expired', null],
      ['sent', 'homeowner'],
    ]);
    await app.drainEvents();
    const toSign = await unreadTitles(app, { account_id: let_.roomie.account.id, kind: 'agreement_to_sign' });
    expect(toSign).toContain('h1 Player sent you “House rules” to sign');
    expect(await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: sent._id })).toEqual([]);
  });
});

describe('an agreement for a whole house', () => {
  it("goes to everyone who doesn't have it", async () => {
    const house = await aLetHouse(app, world.players.h1, 3);
    const template_id = await owner.template(RULES);
    await owner.ofRoom(house.roomIds[1] ?? '', template_id, { state: 'sent' });
    const answer = await owner.ask('POST', `/api/agreements/house/${house.houseId}`, { template_id });
    const { items, had_it } = answer.body as { items: { room: { name: string }; state: string }[]; had_it: string[] };
    expect(items.map(({ room, state }) => [room.name, state])).toEqual([
      ['Room 0', 'sent'],
      ['Room 2', 'sent'],
    ]);
    expect(had_it).toEqual(['Some Body']);
  });

  it('reads its house once: each further room costs only its own writes', async () => {
    const template_id = await owner.template(RULES);
    const costOf = async (rooms: number): Promise<number> => {
      const { houseId } = await aLetHouse(app, world.players.h1, rooms);
      return countQueries(async () => {
        const { status } = await owner.ask('POST', `/api/agreements/house/${houseId}`, { template_id });
        expect(status).toBe(201);
      });
    };
    // The row, its text and space for it 7, two lines of evidence 6, deadlines 2.
    expect((await costOf(3)) - (await costOf(1))).toBeLessThanOrEqual(2 * 15);
  });

  it('goes to nobody when a value is missing for one of them', async () => {
    const house = await aLetHouse(app, world.players.h1, 2);
    await app.database.query('UPDATE accounts SET phone = $2 WHERE id = $1', [house.roomie.account.id, '0161 4960000']);
    const template_id = await owner.template({ ...RULES, agreement: '<p>{{roomie_phone}}</p>' });
    const refused = problemOf(await owner.ask('POST', `/api/agreements/house/${house.houseId}`, { template_id }));
    expect(refused.detail).toContain('{{roomie_phone}}');
    expect(await agreementsOf(app, house.roomie).list('/api/roomies/homeowner-agreements')).toEqual([]);
  });
});

describe('lists of agreements', () => {
  it('take the same number of queries however long they are', async () => {
    const house = await aLetHouse(app, world.players.h2, 4);
    const other = agreementsOf(app, world.players.h2);
    const list = '/api/roomies/homeowner-agreements';
    await other.make(house.roomIds[0] ?? '', {}, RULES);
    const one = await countQueries(() => other.list(list));
    for (const room of house.roomIds.slice(1)) await other.make(room, {}, RULES);
    expect(await other.list(list)).toHaveLength(4);
    expect(await countQueries(() => other.list(list))).toBe(one);
    expect(await other.list(`${list}?search=body&state=draft&house_id=${house.houseId}`)).toHaveLength(4);
    expect(await other.list(`${list}?old=true`)).toEqual([]);
  });

  it("contain the caller's own houses and people: nobody else reads, changes or signs them", async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' });
    const strangers = [world.players.h2, world.players.rB].map((player) => agreementsOf(app, player));
    const answers = await Promise.all(
      strangers.flatMap((stranger) => [
        stranger.ask('GET', `/api/agreements/${sent._id}`),
        stranger.ask('GET', `/api/roomies/getallagreements/${let_.roomie.account.id}`),
        stranger.act(sent._id, 'decline', { reason: '' }),
        stranger.ask('PUT', `/api/roomies/leasetemplate/${let_.roomie.account.id}`, {
          ...stranger.proof(sent),
          signature: 'Some Body',
        }),
        stranger.ask('GET', `/api/agreements/${sent._id}/document`),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403, 404, 404, 404, 404, 404, 404]);
    expect((await call(app, 'GET', `/api/agreements/${sent._id}`)).status).toBe(401);
  });
});
