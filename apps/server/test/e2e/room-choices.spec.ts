import type { OwnRoomChoice, ProspectDetail, RoomChoice } from '@common-roof/contracts';

import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { roomChoiceEvidenceVerifier } from '#contexts/letting/room-choices/room-choice-evidence-verifier.ts';
import { receiptOf } from '#contexts/letting/room-choices/tie-order.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { whileHeld } from '#test/support/held-row.ts';
import { type Answer, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import {
  aHouseToChoose,
  aMoverChoice,
  aRoomChoice,
  chooserBy,
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

/** Makes two calls meet at the row of a choice, and returns their answers. */
async function meeting(
  id: string,
  calls: () => readonly (Promise<Answer | undefined> | undefined)[],
): Promise<readonly (Answer | undefined)[]> {
  const { asked } = await whileHeld(app, 'room_choices', id, async (waiting) => {
    const started = calls();
    await waiting(2);
    return { asked: started };
  });
  return Promise.all(asked.map((call) => Promise.resolve(call)));
}

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
    const answers = await meeting(id, () => [choosers[1]?.answer(WORTHS[1]), choosers[2]?.answer(WORTHS[2])]);
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
    const [withdrawn, accepted] = await meeting(id, () => [
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
      'SELECT state, rent_minor, starts_on::text, supersedes_id FROM agreements WHERE id = $1',
      [made],
    );
    const startsOn = (await mover.own(id)).starts_on;
    expect(draft).toEqual({ state: 'draft', rent_minor: '45000', starts_on: startsOn, supersedes_id: lease.lease._id });
  });

  it('ends the choice by giving notice', async () => {
    const { id, owner, lease } = await aMoverChoice(app, await homeowner());
    await lease.notice('2027-05-01');
    await app.drainEvents();
    expect(await owner.get(id)).toMatchObject({ state: 'withdrawn', ended: 'person_left' });
  });
});

describe('the end of a room choice', () => {
  it('comes with the closing time while someone has not answered, and can be put off', async () => {
    const { id, choosers, people } = await aChoice();
    await choosers[0]?.answer(WORTHS[0]);
    app.clock.advance(4 * DAY + 1);
    await app.runDue();
    await mailTo(people[1]?.email ?? '', /One more day/);
    app.clock.advance(DAY);
    await app.runDue();
    const late = roomChoicesOf(app, await homeowner());
    expect(await late.get(id)).toMatchObject({ state: 'expired', ended: 'unanswered', can: { extend: true } });
    expect((await choosers[1]?.answer(WORTHS[1]))?.status).toBe(409);
    expect((await late.change(id, 'closing', { closes_at: at(-1) })).status).toBe(422);
    expect((await late.change(id, 'closing', { closes_at: at(2) })).status).toBe(200);
    await app.drainEvents();
    await mailTo(people[1]?.email ?? '', /You have more time/);
    expect((await mailsTo(people[0]?.email ?? '')).some(({ subject }) => subject.includes('more time'))).toBe(false);
    await choosers[1]?.answer(WORTHS[1]);
    await choosers[2]?.answer(WORTHS[2]);
    const { state, reply_by: replyBy } = await late.get(id);
    expect(state).toBe('proposed');
    await app.drainEvents();
    app.clock.advance(6 * DAY + 1);
    await app.runDue();
    const reminders = await app.database.query(
      `SELECT 1 FROM email_message WHERE dedupe_key LIKE 'room-choice:%:reminder:' || $1`,
      [replyBy],
    );
    expect(reminders).toHaveLength(people.length);
    app.clock.advance(DAY);
    await app.runDue();
    const later = roomChoicesOf(app, await homeowner());
    expect(await later.get(id)).toMatchObject({ state: 'expired', ended: 'not_accepted', can: { extend: false } });
    expect((await later.change(id, 'closing', { closes_at: at(2) })).status).toBe(409);
  });

  it('or a proposal comes when the last answer meets the closing time, not both', async () => {
    const { id, choosers } = await aChoice();
    await choosers[0]?.answer(WORTHS[0]);
    await choosers[1]?.answer(WORTHS[1]);
    const values = valued((await choosers[2]?.read()) ?? { rooms: [] }, WORTHS[2]);
    app.clock.advance(5 * DAY);
    const [answer] = await meeting(id, () => [
      choosers[2]?.send('PUT', '/values', { values }),
      app.runDue().then(() => undefined),
    ]);
    const { state, ended } = await roomChoicesOf(app, await homeowner()).get(id);
    expect([answer?.status, state, ended]).toEqual(
      answer?.status === 200 ? [200, 'proposed', null] : [409, 'expired', 'unanswered'],
    );
  });

  it('comes when one person declines, and nobody learns who', async () => {
    const { id, owner, choosers, people, answerAll } = await aChoice();
    await answerAll();
    expect((await choosers[1]?.reply(false))?.status).toBe(200);
    expect((await choosers[1]?.reply(false))?.status).toBe(200);
    expect(await owner.get(id)).toMatchObject({ state: 'withdrawn', ended: 'declined', accepted: 0 });
    expect((await choosers[0]?.reply())?.status).toBe(409);
    await app.drainEvents();
    const { text } = await mailTo(people[0]?.email ?? '', /is over/);
    expect(text).toMatch(/Not everyone agreed/);
    expect(text).not.toMatch(/Ben/);
  });

  it('asks everyone again when a room would have to cost less than nothing', async () => {
    const house = await aHouseToChoose(app, await homeowner(), 4);
    const { owner } = house;
    const { _id: id } = await owner.done<RoomChoice>(owner.send(house.houseId, house.opening), 201);
    await app.drainEvents();
    const choosers = [];
    for (const { email } of house.people) {
      const { text } = await mailTo(email, /what the rooms in/);
      choosers.push(chooserBy(app, /token=([\w-]{43})/.exec(text)?.[1] ?? ''));
    }
    for (const [index, chooser] of choosers.entries()) {
      await chooser.answer(index % 2 === 0 ? ['1950.00', '0.00', '0.00', '0.00'] : ['0.00', '1950.00', '0.00', '0.00']);
    }
    expect(await owner.get(id)).toMatchObject({ state: 'expired', ended: 'below_zero', answered: 0 });
    expect((await owner.change(id, 'closing', { closes_at: at(2) })).status).toBe(200);
    expect((await choosers[0]?.read())?.can.answer).toBe(true);
  });

  it('comes with the house, a room, or a person of it', async () => {
    const [archived, retired] = [await aChoice(), await aChoice()];
    expect((await archived.owner.ask('PUT', `/api/houses/${archived.houseId}/archive`)).status).toBeLessThan(500);
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [archived.houseId]);
    expect((await archived.choosers[0]?.answer(WORTHS[0]))?.status).toBe(409);
    const room = retired.opening.room_ids[0] ?? '';
    await retired.owner.ask('DELETE', `/api/rooms/${room}`);
    await app.drainEvents();
    const state = await retired.owner.get(retired.id);
    expect([state.state, state.ended]).toEqual(['withdrawn', 'room_gone']);
  });

  it('comes with the account of one of its people, whose values are deleted', async () => {
    const { id, owner, mover, account, chooser } = await aMoverChoice(app, await homeowner());
    await mover.answer(id, ['500.00', '450.00']);
    await app.get(PersonalData).forget(account.id);
    await app.drainEvents();
    expect(await owner.get(id)).toMatchObject({ state: 'withdrawn', ended: 'person_left' });
    expect((await chooser.answer(['400.00', '550.00'])).status).toBe(409);
    const rows = await app.database.query(
      'SELECT 1 FROM room_choice_people WHERE choice_id = $1 AND worth IS NOT NULL',
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('is followed by forgetting who took part, and what rooms were worth to them', async () => {
    const { id, owner, choosers, answerAll } = await aChoice();
    await answerAll();
    await owner.change(id, 'withdrawal');
    app.clock.advance(181 * DAY);
    await app.runDue();
    await app.drainEvents();
    const rows = await app.database.query(
      'SELECT first_name, email, worth, nonce FROM room_choice_people WHERE choice_id = $1',
      [id],
    );
    expect(rows).toEqual([1, 2, 3].map(() => ({ first_name: '', email: '', worth: null, nonce: null })));
    expect((await choosers[0]?.send('POST', ''))?.status).toBe(410);
    expect(await roomChoiceEvidenceVerifier.firstContradictedLine(query, `room-choice:${id}`)).toBeNull();
  });
});

describe('a room choice is refused', () => {
  it.each<[string, number, (house: Awaited<ReturnType<typeof aHouseToChoose>>) => object]>([
    ['with fewer people than rooms', 422, ({ people }) => ({ people: people.slice(1) })],
    ['with the same person twice', 422, ({ people }) => ({ people: [people[0], people[0], people[1]] })],
    ['for a day that has passed', 422, () => ({ starts_on: '2027-03-01' })],
    ['with a closing time that has passed', 422, () => ({ closes_at: '2027-03-15T09:59:00.000Z' })],
    ['with a closing time too far away', 422, () => ({ closes_at: '2028-03-15T09:59:00.000Z' })],
    ['without a rent', 422, () => ({ total: '0.00' })],
    [
      'with the homeowner as one of the people',
      422,
      ({ people }) => ({
        people: [people[0], people[1], { ...people[2], email: world.players.h1.account.email }],
      }),
    ],
    ['with more than its call declares', 400, () => ({ rents: [] })],
    [
      'for a room of another house',
      404,
      ({ opening }) => ({
        room_ids: [...opening.room_ids.slice(1), '01900000-0000-7000-8000-000000000000'],
      }),
    ],
  ])('%s', async (_, status, more) => {
    const house = await aHouseToChoose(app, await homeowner());
    expect((await house.owner.send(house.houseId, { ...house.opening, ...more(house) })).status).toBe(status);
  });

  it('for rooms among which people are choosing already', async () => {
    const { owner, houseId, opening } = await aChoice();
    expect((await owner.send(houseId, opening)).status).toBe(409);
  });
});
