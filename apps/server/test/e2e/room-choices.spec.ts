import type { OwnRoomChoice, ProspectDetail, RoomChoice } from '@common-roof/contracts';

import { roomChoiceEvidenceVerifier } from '#contexts/letting/room-choices/room-choice-evidence-verifier.ts';
import { receiptOf } from '#contexts/letting/room-choices/tie-order.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import {
  aMoverChoice,
  aRoomChoice,
  chooserBy,
  meetAtChoice,
  roomChoicesOf,
  valued,
  WORTHS,
} from '#test/support/room-choices.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const DAY = 86_400;
const WRONG_SUM = ['900.00', '600.00', '449.99'];

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

const homeowner = () => signIn(app, world.players.h1.account);
const aChoice = async () => aRoomChoice(app, await homeowner());
const at = (days: number): string => new Date(app.clock.now().getTime() + days * DAY * 1_000).toISOString();
const query = <Row extends object>(sql: string, values: unknown[]) => app.database.query<Row>(sql, values);

describe('a room choice', () => {
  it('follows from what everyone says in secret, to lease offers with these rents', async () => {
    const { id, owner, choosers, people, answerAll } = await aChoice();
    await answerAll();
    const proposed = await owner.get(id);
    expect(proposed).toMatchObject({ state: 'proposed', answered: 3, envy: '0.00' });
    expect(proposed.rooms.map(({ rent, person }) => [rent, person])).toEqual([
      ['800.00', 'Ada Wood'],
      ['650.00', 'Ben Wood'],
      ['500.00', 'Cleo Wood'],
    ]);
    const cleo = await choosers[2]?.read();
    expect(cleo).toMatchObject({ gain: '100.00', room_id: proposed.rooms[2]?._id });
    expect(cleo?.rooms.map(({ value, less }) => [value, less])).toEqual([
      ['700.00', '200.00'],
      ['650.00', '100.00'],
      ['600.00', null],
    ]);
    expect((await owner.offer(id)).status).toBe(409);
    for (const chooser of choosers) expect((await chooser.reply()).status).toBe(200);
    expect((await owner.get(id)).state).toBe('accepted');

    const offered = await owner.done<RoomChoice>(owner.offer(id));
    expect(offered.state).toBe('offered');
    const again = await owner.done<RoomChoice>(owner.offer(id));
    expect(again.people).toEqual(offered.people);
    const offers = await Promise.all(
      offered.people.map(({ prospect_id: prospect }) =>
        owner.done<ProspectDetail>(owner.ask('GET', `/api/newroomies/${prospect ?? ''}`)),
      ),
    );
    expect(offers.map(({ rent, email }) => [rent, email])).toEqual(
      ['800.00', '650.00', '500.00'].map((rent, index) => [rent, people[index]?.email]),
    );
    await app.drainEvents();
    await mailTo(people[0]?.email ?? '', /offers you/);
    expect(await roomChoiceEvidenceVerifier.firstContradictedLine(query, `room-choice:${id}`)).toBeNull();
    await app.database.query('UPDATE room_choice_rooms SET rent_minor = rent_minor + 1 WHERE choice_id = $1', [id]);
    expect(await roomChoiceEvidenceVerifier.firstContradictedLine(query, `room-choice:${id}`)).not.toBeNull();
  });

  it('gives each person a receipt that the evidence of the proposal contains', async () => {
    const { id, choosers, answerAll } = await aChoice();
    await answerAll();
    const [line] = await app.database.query<{ body: { people: { values_sha256: string }[] } }>(
      `SELECT body FROM evidence WHERE stream = $1 AND body->>'step' = 'proposed'`,
      [`room-choice:${id}`],
    );
    for (const [index, chooser] of choosers.entries()) {
      const { receipt } = await chooser.read();
      const worth = (WORTHS[index] ?? []).map((value) => Number(value) * 100);
      expect(receipt?.sha256).toBe(receiptOf(receipt?.nonce ?? '', worth));
      expect(line?.body.people.map((person) => person.values_sha256)).toContain(receipt?.sha256);
    }
  });

  it('keeps values from everyone else, in every answer, event, e-mail and line', async () => {
    const { id, houseId, owner, choosers, people } = await aChoice();
    const secret = ['1234.56', '600.01', '115.43'];
    await choosers[0]?.answer(secret);
    await app.drainEvents();
    const admin = roomChoicesOf(app, await signIn(app, world.players.adm.account));
    const seen = [
      (await owner.ask('GET', `/api/room-choices/${id}`)).text,
      (await owner.ask('GET', `/api/houses/${houseId}/room-choices`)).text,
      (await admin.ask('GET', `/api/room-choices/${id}`)).text,
      JSON.stringify(await choosers[1]?.read()),
      JSON.stringify(await app.database.query('SELECT payload FROM outbox')),
      JSON.stringify(await app.database.query('SELECT params, kind FROM activity')),
      JSON.stringify(await app.database.query('SELECT body FROM evidence')),
      JSON.stringify(await mailsTo(people[1]?.email ?? '')),
    ];
    expect(seen.filter((text) => /1234\.56|123456|600\.01|60001|115\.43/.test(text))).toEqual([]);
    expect((await owner.get(id)).people.map(({ has_answered }) => has_answered)).toEqual([true, false, false]);
    expect((await choosers[0]?.read())?.rooms.map(({ value }) => value)).toEqual(secret);
  });

  it('is nobody’s who does not take part in it', async () => {
    const { id, houseId, opening, choosers } = await aChoice();
    const stranger = roomChoicesOf(app, await signIn(app, world.players.h2.account));
    const roomie = roomChoicesOf(app, await signIn(app, world.players.r1.account));
    const calls = [
      stranger.ask('GET', `/api/room-choices/${id}`),
      stranger.ask('GET', `/api/houses/${houseId}/room-choices`),
      stranger.ask('GET', `/api/houses/${houseId}/room-choices/candidates`),
      stranger.ask('PUT', `/api/room-choices/${id}/withdrawal`, { version: 1 }),
      stranger.ask('PUT', `/api/room-choices/${id}/closing`, { version: 1, closes_at: at(1) }),
      stranger.offer(id),
      stranger.send(houseId, opening),
      roomie.ask('GET', `/api/room-choices/${id}/own`),
      roomie.ask('PUT', `/api/room-choices/${id}/values`, {
        values: valued(await (choosers[0] ?? chooserBy(app, '')).read(), WORTHS[0]),
      }),
      roomie.reply(id),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await chooserBy(app, 'A'.repeat(43)).send('POST', '')).status).toBe(410);
  });

  it('takes values for each room that add up to the rent, and the last ones before everyone has answered', async () => {
    const { choosers, id, owner } = await aChoice();
    const [ada, ben, cleo] = choosers;
    expect(problemOf((await ada?.answer(WRONG_SUM)) ?? ({ body: {} } as never))).toMatchObject({ status: 422 });
    expect((await ada?.send('PUT', '/values', { values: [] }))?.status).toBe(400);
    const rooms = (await ada?.read())?.rooms ?? [];
    const twice = valued({ rooms: [rooms[0], rooms[0], rooms[1]] as OwnRoomChoice['rooms'] }, WORTHS[0]);
    expect((await ada?.send('PUT', '/values', { values: twice }))?.status).toBe(422);
    await ada?.answer(['650.00', '650.00', '650.00']);
    await ada?.answer(WORTHS[0]);
    await ben?.answer(WORTHS[1]);
    expect((await owner.get(id)).state).toBe('collecting');
    await cleo?.answer(WORTHS[2]);
    expect((await ada?.answer(['650.00', '650.00', '650.00']))?.status).toBe(409);
    // The same answer again, after a lost one.
    expect((await cleo?.answer(WORTHS[2]))?.status).toBe(200);
    expect((await ada?.read())?.rooms.map(({ value }) => value)).toEqual(WORTHS[0]);
  });

  it('makes one proposal when the last two answer at once', async () => {
    const { id, choosers, owner } = await aChoice();
    await choosers[0]?.answer(WORTHS[0]);
    const answers = await meetAtChoice(app, id, () => [choosers[1]?.answer(WORTHS[1]), choosers[2]?.answer(WORTHS[2])]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200]);
    expect((await owner.get(id)).state).toBe('proposed');
    const lines = await app.database.query(`SELECT 1 FROM evidence WHERE stream = $1 AND body->>'step' = 'proposed'`, [
      `room-choice:${id}`,
    ]);
    expect(lines).toHaveLength(1);
  });

  it('is withdrawn or accepted, not both, when they meet', async () => {
    const { id, choosers, owner, answerAll } = await aChoice();
    await answerAll();
    await choosers[0]?.reply();
    await choosers[1]?.reply();
    const { version } = await owner.get(id);
    const [withdrawn, accepted] = await meetAtChoice(app, id, () => [
      owner.ask('PUT', `/api/room-choices/${id}/withdrawal`, { version }),
      choosers[2]?.reply(),
    ]);
    expect([withdrawn?.status, accepted?.status].toSorted()).toEqual([200, 409]);
  });
});

describe('a roomie with a lease', () => {
  it('chooses signed in, and gets a lease for the other room to sign', async () => {
    const { id, mover, owner, account, candidates, acceptAll, lease } = await aMoverChoice(app, await homeowner());
    expect(candidates.people.map((person) => 'roomie_id' in person && person.roomie_id)).toContain(account.id);
    expect(candidates.rooms.map(({ _id }) => _id)).not.toContain(lease.roomId);
    const asked = /What are the rooms in .* worth to you/;
    expect((await unreadTitles(app, { account_id: account.id })).some((title) => asked.test(title))).toBe(true);
    await acceptAll();
    await app.drainEvents();
    expect((await unreadTitles(app, { account_id: account.id })).some((title) => asked.test(title))).toBe(false);
    expect((await mover.own(id)).house._id).toBe(lease.houseId);
    const listed = await mover.done<{ items: { _id: string }[] }>(mover.ask('GET', '/api/room-choices/own'));
    expect(listed.items.map(({ _id }) => _id)).toContain(id);
    const { people } = await owner.done<RoomChoice>(owner.offer(id));
    const made = people.find(({ is_roomie }) => is_roomie)?.agreement_id ?? '';
    const [draft] = await app.database.query(
      'SELECT state, rent_minor, rent_period, starts_on::text, supersedes_id FROM agreements WHERE id = $1',
      [made],
    );
    const startsOn = (await mover.own(id)).starts_on;
    // What was chosen is monthly, whatever the lease before was.
    const rent = { rent_minor: '45000', rent_period: 'month' };
    expect(draft).toEqual({ state: 'draft', ...rent, starts_on: startsOn, supersedes_id: lease.lease._id });
  });

  it('ends the choice by giving notice', async () => {
    const { id, owner, lease } = await aMoverChoice(app, await homeowner());
    await lease.notice('2027-05-01');
    await app.drainEvents();
    expect(await owner.get(id)).toMatchObject({ state: 'withdrawn', ended: 'person_left' });
  });
});
