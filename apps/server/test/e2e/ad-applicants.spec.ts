import type { CallResponse, listWaitingApplicants } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { adsOf, application } from '#test/support/ads.ts';
import { problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let ads: ReturnType<typeof adsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  ads = adsOf(app, world.players.h1);
});
afterAll(() => app.close());

const confirm = (token: string) => ads.open('POST', '/api/wds/applications/confirm', { token });
const withdraw = (token: string) => ads.open('POST', '/api/wds/applications/withdraw', { token });
const unreadAbout = (subject: string) => unreadTitles(app, { subject_id: subject });

describe('applying for a room', () => {
  it('needs no account, and reaches the homeowner live and in the bell once the address is confirmed', async () => {
    const ad = await ads.publish();
    const socket = await connect(app, world.players.h1.token);
    const body = application(ad._id, { phone: '+44 113 496 0000', wished_from: '2030-04-01' });
    expect((await ads.apply(body)).status).toBe(202);
    const token = await ads.linkOf(body.email, 'confirm');
    expect(await ads.applicants(ad._id)).toEqual([]);
    const changed = nextEvent(socket, 'ad:changed', ({ ad_id }) => ad_id === ad._id);
    const told = nextEvent(socket, 'notification:created', ({ kind }) => kind === 'room_applied');
    expect((await confirm(token)).status).toBe(200);
    await app.drainEvents();
    await changed;
    expect(await told).toMatchObject({ title: 'Mara Lind applied for a room' });
    expect(await ads.applicants(ad._id)).toMatchObject([
      { email: body.email, state: 'new', phone: '+44 113 496 0000', wished_from: '2030-04-01' },
    ]);
    expect(await ads.read(ad._id)).toMatchObject({ applicants: { all: 1, waiting: 1 } });
    await mailTo(world.players.h1.account.email, /Mara Lind applied for a room/);
    socket.close();
  });

  it('can be confirmed twice without effect, but not with an expired link', async () => {
    const ad = await ads.publish();
    const body = application(ad._id);
    await ads.apply(body);
    const token = await ads.linkOf(body.email, 'confirm');
    expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([200, 200]);
    expect(await ads.applicants(ad._id)).toHaveLength(1);
    const late = application(ad._id);
    await ads.apply(late);
    const lateToken = await ads.linkOf(late.email, 'confirm');
    app.clock.advance(8 * 86_400);
    expect((await confirm(lateToken)).status).toBe(410);
    expect((await confirm('A'.repeat(43))).status).toBe(410);
    app.clock.set(new Date());
  });

  it("again from any caller doesn't change what an earlier link confirms", async () => {
    const ad = await ads.publish();
    const body = application(ad._id, { message: 'By its owner.' });
    await ads.apply(body);
    const first = await ads.linkOf(body.email, 'confirm');
    const again = await ads.apply({ ...body, message: 'By somebody else.' });
    const second = await ads.linkOf(body.email, 'confirm', first);
    expect((await confirm(first)).status).toBe(200);
    expect(await ads.applicants(ad._id)).toMatchObject([{ message: 'By its owner.' }]);
    expect(problemOf(await confirm(second)).status).toBe(409);
    const third = await ads.apply({ ...body, message: 'Third.' });
    expect([third.status, third.body]).toEqual([again.status, again.body]);
    await app.drainEvents();
    await mailTo(body.email, /already have your application/);
    expect(await ads.applicants(ad._id)).toMatchObject([{ message: 'By its owner.' }]);
  });

  it('gets a notice when its ad was closed before the address was confirmed', async () => {
    const ad = await ads.publish();
    const body = application(ad._id);
    await ads.apply(body);
    const token = await ads.linkOf(body.email, 'confirm');
    await ads.ask('DELETE', `/api/wds/${ad._id}`);
    expect(problemOf(await confirm(token)).detail).toContain('no longer advertised');
    expect((await confirm(token)).status).toBe(410);
  });

  it("answers the homeowner's questions as they were worded at the time", async () => {
    const ad = await ads.publish({
      questions: [
        { text: 'What do you do?', required: true },
        { text: 'Bike?', required: false },
      ],
    });
    const [what] = ad.questions;
    const unanswered = problemOf(await ads.apply(application(ad._id)));
    expect(unanswered).toMatchObject({ status: 422, errors: [{ path: `answers.${what?.id ?? ''}` }] });
    const answers = [{ question_id: what?.id, answer: 'I mend pianos.' }];
    const applicant = await ads.applyAndConfirm(ad._id, { answers });
    expect(applicant.answers).toEqual([{ question: 'What do you do?', answer: 'I mend pianos.' }]);
    const stranger = [...answers, { question_id: '0195d3a0-0000-7000-8000-000000000000', answer: 'x' }];
    expect((await ads.apply(application(ad._id, { answers: stranger }))).status).toBe(422);
  });

  it('is for open ads only', async () => {
    const ad = await ads.publish();
    await ads.step(ad._id, 'pause');
    expect((await ads.apply(application(ad._id))).status).toBe(404);
  });

  it.each([
    ['email', { email: 'mara' }],
    ['message', { message: ' ' }],
    ['wished_from', { wished_from: 'soon' }],
    ['state', { state: 'accepted' }],
  ])('reports the invalid field %s', async (field, wrong) => {
    const answer = await ads.apply(application('0195d3a0-0000-7000-8000-000000000000', wrong));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(problemOf(answer).errors)).toContain(field);
  });

  it('can be withdrawn with the link in the e-mail, and sent again', async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    const confirmed = await ads.linkOf(applicant.email, 'confirm');
    const token = await ads.linkOf(applicant.email, 'withdraw');
    expect([(await withdraw(token)).status, (await withdraw(token)).status]).toEqual([200, 200]);
    expect(await ads.applicants(ad._id)).toMatchObject([{ state: 'withdrawn' }]);
    await ads.apply(application(ad._id, { email: applicant.email, message: 'Again.' }));
    await confirm(await ads.linkOf(applicant.email, 'confirm', confirmed));
    expect((await ads.applicants(ad._id)).map(({ state }) => state)).toEqual(['new', 'withdrawn']);
  });
});

describe('the applicants of an ad', () => {
  it('move on and are told by e-mail, which closes the alert', async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    await app.drainEvents();
    expect(await unreadAbout(applicant._id)).toHaveLength(1);
    const moved = await ads.move(applicant, 'shortlisted');
    expect(moved.body).toMatchObject({ state: 'shortlisted', version: applicant.version + 1 });
    await app.drainEvents();
    await mailTo(applicant.email, /on the shortlist/);
    expect(await unreadAbout(applicant._id)).toEqual([]);
  });

  it("can't be moved twice by two windows, or to a state that doesn't follow", async () => {
    const applicant = await ads.applyAndConfirm((await ads.publish())._id);
    const answers = await Promise.all([ads.move(applicant, 'shortlisted'), ads.move(applicant, 'declined')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const other = await ads.applyAndConfirm((await ads.publish())._id);
    expect((await ads.move(other, 'accepted')).status).toBe(409);
    expect((await ads.move(other, 'offered')).status).toBe(400);
  });

  it('who are still waiting are declined and told when the ad is closed', async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    await ads.ask('DELETE', `/api/wds/${ad._id}`);
    await app.drainEvents();
    expect(await ads.applicants(ad._id)).toMatchObject([{ state: 'declined' }]);
    expect((await mailTo(applicant.email, /Your application wasn’t successful/)).text).toContain('/roomad');
  });

  it('are told only what still holds when the e-mail is written', async () => {
    const applicant = await ads.applyAndConfirm((await ads.publish())._id);
    const shortlisted = (await ads.move(applicant, 'shortlisted')).body as typeof applicant;
    await ads.move(shortlisted, 'new');
    await app.drainEvents();
    expect((await mailsTo(applicant.email)).filter(({ subject }) => subject.includes('shortlist'))).toEqual([]);
  });

  it("are visible to the homeowner; an admin's read is in the audit log", async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    const other = adsOf(app, world.players.h2);
    expect((await other.ask('GET', `/api/wds/${ad._id}/applicants`)).status).toBe(404);
    expect((await other.move(applicant, 'declined')).status).toBe(404);
    expect((await adsOf(app, world.players.r1).ask('GET', `/api/wds/${ad._id}/applicants`)).status).toBe(403);
    await adsOf(app, world.players.adm).ask('GET', `/api/wds/${ad._id}/applicants`);
    const lines = await app.database.query(
      `SELECT 1 FROM audit_log WHERE target_id = $1 AND event = 'sensitive_read'`,
      [ad._id],
    );
    expect(lines).toHaveLength(1);
  });

  it('who have waited for three days trigger one reminder', async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    await app.runDue();
    expect(await unreadAbout(ad._id)).toEqual([]);
    app.clock.advance(72 * 3_600);
    await app.runDue();
    await app.runDue();
    expect(await unreadAbout(ad._id)).toEqual(['An applicant is waiting for your answer']);
    const waiting = (await ads.ask('GET', '/api/wds/waiting')).body as CallResponse<typeof listWaitingApplicants>;
    expect(waiting.ads).toContainEqual(expect.objectContaining({ _id: ad._id, waiting: 1 }));
    await ads.move(applicant, 'declined');
    await app.drainEvents();
    expect(await unreadAbout(ad._id)).toEqual([]);
    app.clock.set(new Date());
  });

  it('are deleted 180 days after they were declined or the ad ended, with their alerts', async () => {
    const open = await ads.publish();
    const [waiting, declined] = [await ads.applyAndConfirm(open._id), await ads.applyAndConfirm(open._id)];
    await ads.move(declined, 'declined');
    const ended = await ads.publish();
    const late = await ads.applyAndConfirm(ended._id);
    await ads.ask('DELETE', `/api/wds/${ended._id}`);
    await app.drainEvents();
    const known = async () => {
      const rows = await app.database.query<{ id: string }>(
        `SELECT id FROM ad_applicants WHERE id = ANY($1) UNION ALL
         SELECT subject_id FROM notifications WHERE subject_id = ANY($1)`,
        [[waiting._id, declined._id, late._id]],
      );
      return new Set(rows.map(({ id }) => id));
    };
    app.clock.advance(179 * 86_400);
    await app.runDue();
    expect(await known()).toEqual(new Set([waiting._id, declined._id, late._id]));
    app.clock.advance(2 * 86_400);
    await app.runDue();
    expect(await known()).toEqual(new Set([waiting._id]));
    app.clock.set(new Date());
  });

  it('who never confirmed are deleted after a week', async () => {
    const body = application((await ads.publish())._id);
    await ads.apply(body);
    app.clock.advance(8 * 86_400);
    await app.runDue();
    expect(await app.database.query('SELECT 1 FROM ad_applicants WHERE email = $1', [body.email])).toEqual([]);
    app.clock.set(new Date());
  });
});

describe('repeated applications', () => {
  it("are limited by the sender's address", async () => {
    const strict = await startTestApp({ LIMIT_AD_APPLICATIONS_PER_HOUR_AND_ADDRESS: '5' });
    const { players } = await buildWorld(strict);
    const owner = adsOf(strict, players.h1);
    const ad = await owner.publish();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await owner.apply(application(ad._id))).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    await strict.close();
  });
});
