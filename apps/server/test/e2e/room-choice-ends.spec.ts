import type { RoomChoice } from '@common-roof/contracts';

import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { roomChoiceEvidenceVerifier } from '#contexts/letting/room-choices/room-choice-evidence-verifier.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import {
  aHouseToChoose,
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
    const [answer] = await meetAtChoice(app, id, () => [
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
