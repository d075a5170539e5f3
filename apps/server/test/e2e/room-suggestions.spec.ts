import type { SuggestedRoom } from '@common-roof/contracts';

import { adText } from '#test/support/ads.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { existing } from '#test/support/feed-stage.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { aHouseToSuggestFor, aSuggestedPerson } from '#test/support/suggestions.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const waitingOf = async (token: string): Promise<string> =>
  JSON.stringify((await call(app, 'GET', '/api/waiting', { token })).body);

describe('a suggested person', () => {
  it('gets one e-mail, and is unknown to the homeowner until they apply', async () => {
    const { one, owner, ads, adId, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const { email, link } = await suggested({ reason: 'You like trams' });
    const mail = await mailTo(email, /thinks this room would suit you/);
    expect(mail.text).toContain(`${one.account.first_name} lives in a shared house in Leeds`);
    expect(mail.text).toContain('You like trams');
    expect(mail.text).toContain(`/roomad?id=${adId}`);
    expect(mail.text).toContain(`${link}&no=1`);
    expect(await ads.applicants(adId)).toEqual([]);
    expect(await ads.read(adId)).toMatchObject({ applicants: { all: 0, waiting: 0 } });
    const seen = await Promise.all([
      ads.ask('GET', `/api/wds/mine/${adId}`),
      call(app, 'GET', '/api/notifications', { token: owner.token }),
      call(app, 'GET', '/api/waiting', { token: owner.token }),
    ]);
    expect(JSON.stringify(seen.map(({ body }) => body))).not.toMatch(/Mara|suggested\.test/);
    expect((await one.read()).suggestions).toMatchObject([{ first_name: 'Mara', email, state: 'waiting' }]);
  });

  it('applies with the link, which is then an application with who suggested it', async () => {
    const { one, owner, ads, adId, invited, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const { email, link } = await suggested();
    expect((await invited.see(link)).body).toMatchObject({
      state: 'waiting',
      suggested_by: one.account.first_name,
      email,
      ad: { _id: adId },
    } satisfies Partial<Record<keyof SuggestedRoom, unknown>>);
    const sockets = [await connect(app, owner.token), await connect(app, one.token)] as const;
    const changed = nextEvent(sockets[1], 'suggestion:changed');
    const told = nextEvent(sockets[0], 'notification:created', ({ kind }) => kind === 'room_applied');
    expect((await invited.apply(link)).status).toBe(200);
    expect((await invited.apply(link)).status).toBe(200);
    await app.drainEvents();
    expect(await told).toMatchObject({
      title: 'Mara Lind applied for a room',
      body: `Sunny room with a garden. Suggested by ${one.account.first_name}.`,
    });
    await changed;
    for (const socket of sockets) socket.close();
    const applicants = await ads.applicants(adId);
    expect(applicants).toMatchObject([
      { email, state: 'new', message: 'I cook on Sundays.', suggested_by: { first_name: one.account.first_name } },
    ]);
    expect(await waitingOf(owner.token)).toContain('applicants_to_answer');
    await mailTo(email, /has been sent/);
    expect((await one.read()).suggestions).toMatchObject([
      { first_name: 'Mara', last_name: null, email: null, state: 'applied' },
    ]);
    expect((await invited.see(link)).body).toMatchObject({ state: 'applied', email: null, ad: null });
    expect((await invited.refuse(link)).status).toBe(409);
    // It takes the same way as any other.
    const moved = await ads.move(existing(applicants[0]), 'shortlisted');
    expect(moved.body).toMatchObject({ state: 'shortlisted', suggested_by: { first_name: one.account.first_name } });
  });

  it('answers the questions of the ad', async () => {
    const { one, ads, adId, roomId, invited } = await aHouseToSuggestFor(app, world.players.h1);
    await ads.ask('DELETE', `/api/wds/${adId}`);
    const { body } = await ads.ask('POST', '/api/wds', {
      ...adText(roomId, {
        publish: true,
        questions: [{ text: 'What do you do?', required: true }],
      }),
    });
    const ad = body as { _id: string; questions: { id: string }[] };
    const person = aSuggestedPerson();
    await one.suggest({ ad_id: ad._id, ...person });
    const link = existing((await invited.linksOf(person.email))[0]);
    const question = existing(ad.questions[0]).id;
    expect(problemOf(await invited.apply(link))).toMatchObject({
      status: 422,
      errors: [{ path: `answers.${question}` }],
    });
    expect((await invited.apply(link, { answers: [{ question_id: question, answer: 'I mend pianos.' }] })).status).toBe(
      200,
    );
  });

  it('says no, and what was entered of them is deleted', async () => {
    const { one, ads, adId, invited, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const { email, link } = await suggested();
    expect([(await invited.refuse(link)).status, (await invited.refuse(link)).status]).toEqual([200, 200]);
    expect((await one.read()).suggestions).toMatchObject([{ state: 'declined', last_name: null, email: null }]);
    const rows = await app.database.query('SELECT 1 FROM room_suggestions WHERE email = $1', [email]);
    expect(rows).toEqual([]);
    expect(problemOf(await invited.apply(link)).status).toBe(409);
    expect(await ads.applicants(adId)).toEqual([]);
  });

  it('is never written to again about the house if they wish so, even after the suggestion was taken back', async () => {
    const { one, other, adId, invited, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const { email, link } = await suggested();
    const [mine] = (await one.read()).suggestions;
    expect((await one.takeBack(existing(mine)._id)).status).toBe(204);
    expect((await invited.see(link)).status).toBe(410);
    expect([(await invited.refuse(link, true)).status, (await invited.refuse(link, true)).status]).toEqual([200, 200]);
    await app.drainEvents();
    app.clock.advance(31 * 86_400);
    const variant = email.toUpperCase().replace('@', '+more@');
    expect((await other.suggest({ ad_id: adId, ...aSuggestedPerson({ email: variant }) })).status).toBe(202);
    expect(await invited.linksOf(variant)).toEqual([]);
    expect((await other.read()).suggestions).toMatchObject([{ state: 'waiting' }]);
    const known = await app.database.query(
      `SELECT 1 FROM email_message WHERE to_address = $1 UNION ALL SELECT 1 FROM room_suggestions WHERE email = $1`,
      [email],
    );
    expect(known).toEqual([]);
    // Other houses didn't suggest them.
    const elsewhere = await aHouseToSuggestFor(app, world.players.h2);
    expect((await elsewhere.suggested({ email })).link).not.toBe('');
    app.clock.set(new Date());
  });
});

describe('a roomie who suggests someone', () => {
  it('takes it back before an answer, and nothing of the person stays', async () => {
    const { one, other, adId, invited, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const { email, link } = await suggested();
    const [mine] = (await one.read()).suggestions;
    expect((await other.takeBack(existing(mine)._id)).status).toBe(404);
    expect((await one.takeBack(existing(mine)._id)).status).toBe(204);
    expect((await one.takeBack(existing(mine)._id)).status).toBe(404);
    await app.drainEvents();
    expect((await one.read()).suggestions).toEqual([]);
    expect((await invited.apply(link)).status).toBe(410);
    const left = await app.database.query(
      `SELECT 1 FROM email_message WHERE to_address = $1 UNION ALL SELECT 1 FROM room_suggestions WHERE email = $1`,
      [email],
    );
    expect(left).toEqual([]);
    // Again within a month: no second e-mail.
    expect((await one.suggest({ ad_id: adId, ...aSuggestedPerson({ email }) })).status).toBe(202);
    await app.drainEvents();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('cannot take back an application', async () => {
    const { one, invited, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const { link } = await suggested();
    await invited.apply(link);
    const [mine] = (await one.read()).suggestions;
    expect((await one.takeBack(existing(mine)._id)).status).toBe(409);
  });

  it('sees the open rooms of the house, and only their own suggestions', async () => {
    const { one, other, adId, ads, suggested, owner } = await aHouseToSuggestFor(app, world.players.h1);
    await suggested();
    expect(await other.read()).toMatchObject({
      can_suggest: true,
      ads: [{ _id: adId, rent: '520.00' }],
      suggestions: [],
    });
    await ads.step(adId, 'pause');
    expect((await one.read()).ads).toEqual([]);
    for (const player of [owner, world.players.h2, world.players.k1, world.players.adm]) {
      const answer = await call(app, 'GET', `/api/houses/${one.account.id}/suggestions`, { token: player.token });
      expect(answer.status).toBe(403);
    }
  });

  it.each([
    ['email', { email: 'mara' }],
    ['first_name', { first_name: 'www.spam.example' }],
    ['reason', { reason: 'See https://spam.example' }],
    ['reason', { reason: 'x'.repeat(201) }],
    ['state', { state: 'applied' }],
  ])('reports the invalid field %s', async (field, wrong) => {
    const { one, adId } = await aHouseToSuggestFor(app, world.players.h1);
    const answer = await one.suggest({ ad_id: adId, ...aSuggestedPerson(wrong) });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(problemOf(answer).errors)).toContain(field);
  });
});

it('tells the homeowner’s choice to everyone who lives there', async () => {
  const { one, houseId, owner } = await aHouseToSuggestFor(app, world.players.h1);
  await app.drainEvents();
  await owner.lets(houseId, { invite: 'speaker' });
  await app.drainEvents();
  expect((await unreadTitles(app, { account_id: one.id, kind: 'speaker_changed' })).length).toBeGreaterThan(0);
});
