import { LIMITS } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { application } from '#test/support/ads.ts';
import { existing } from '#test/support/feed-stage.ts';
import { problemOf } from '#test/support/http.ts';
import { mailsTo } from '#test/support/mailbox.ts';
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

const mails = async (email: string): Promise<number> => {
  await app.drainEvents();
  return (await mailsTo(email)).filter(({ subject }) => subject.includes('would suit you')).length;
};

describe('suggesting people', () => {
  it('answers the same for every address', async () => {
    const { one, ads, adId, invited, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const applied = application(adId);
    await ads.apply(applied);
    await ads.open('POST', '/api/wds/applications/confirm', { token: await ads.linkOf(applied.email, 'confirm') });
    const refused = await suggested();
    await invited.refuse(refused.link, true);
    const known = [world.players.r1.account.email, applied.email, refused.email, `nobody-${one.id}@suggested.test`];
    const answers = [];
    for (const email of known) answers.push(await one.suggest({ ad_id: adId, ...aSuggestedPerson({ email }) }));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const shown = (await one.read()).suggestions.map(({ state }) => state);
    expect(shown).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    expect(await mails(applied.email)).toBe(0);
    expect(await mails(refused.email)).toBe(1);
  });

  it('writes to an address once in thirty days, no matter who suggests it, or for which house', async () => {
    const here = await aHouseToSuggestFor(app, world.players.h1);
    const there = await aHouseToSuggestFor(app, world.players.h2);
    const { email } = aSuggestedPerson();
    const all = await Promise.all([
      here.one.suggest({ ad_id: here.adId, ...aSuggestedPerson({ email }) }),
      here.other.suggest({ ad_id: here.adId, ...aSuggestedPerson({ email: email.replace('@', '+a@') }) }),
      there.one.suggest({ ad_id: there.adId, ...aSuggestedPerson({ email: email.toUpperCase() }) }),
    ]);
    expect(all.map(({ status }) => status)).toEqual([202, 202, 202]);
    const sent = await app.database.query(
      `SELECT 1 FROM room_suggestions WHERE lower(replace(email, '+a', '')) = $1 AND is_mailed`,
      [email],
    );
    expect(sent).toHaveLength(1);
  });

  it('refuses the same suggestion twice, and from two tabs at once', async () => {
    const { one, adId } = await aHouseToSuggestFor(app, world.players.h1);
    const body = { ad_id: adId, ...aSuggestedPerson() };
    const answers = await Promise.all([one.suggest(body), one.suggest(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect(await mails(body.email)).toBe(1);
  });

  it('is limited by day, for a roomie and for a house, also when suggestions are taken back', async () => {
    const { one, other, adId } = await aHouseToSuggestFor(app, world.players.h1, 3);
    const suggest = async (by: typeof one) => {
      const answer = await by.suggest({ ad_id: adId, ...aSuggestedPerson() });
      const [mine] = (await by.read()).suggestions;
      if (answer.status === 202) await by.takeBack(existing(mine)._id);
      return answer;
    };
    for (let n = 0; n < LIMITS.suggestionsPerDay; n += 1) expect((await suggest(one)).status).toBe(202);
    const refused = await suggest(one);
    expect(refused.status).toBe(429);
    expect(problemOf(refused).detail).toContain('until tomorrow');
    for (let n = 0; n < LIMITS.suggestionsPerDay; n += 1) expect((await suggest(other)).status).toBe(202);
    expect(LIMITS.suggestionsPerDayOfHouse).toBe(2 * LIMITS.suggestionsPerDay);
  });

  it('is for an open ad of the own house only', async () => {
    const here = await aHouseToSuggestFor(app, world.players.h1);
    const there = await aHouseToSuggestFor(app, world.players.h2);
    const suggest = async (adId: string, houseId?: string) =>
      (await here.one.suggest({ ad_id: adId, ...aSuggestedPerson() }, houseId)).status;
    expect(await suggest(there.adId)).toBe(404);
    expect(await suggest(there.adId, there.houseId)).toBe(404);
    expect(await suggest(here.houseId)).toBe(404);
    await here.ads.step(here.adId, 'pause');
    expect(await suggest(here.adId)).toBe(404);
    await here.ads.step(here.adId, 'resume');
    expect(await suggest(here.adId)).toBe(202);
    await here.ads.ask('DELETE', `/api/wds/${here.adId}`);
    expect(await suggest(here.adId)).toBe(404);
  });

  it('ends at once with the setting, the term, an archived house and the stay', async () => {
    const { one, other, owner, houseId, adId, elect, people, suggested } = await aHouseToSuggestFor(
      app,
      world.players.h1,
    );
    const suggest = async (by: typeof one) => (await by.suggest({ ad_id: adId, ...aSuggestedPerson() })).status;
    await suggested();
    await owner.lets(houseId, { invite: 'speaker' });
    expect(await suggest(one)).toBe(403);
    await elect();
    expect([await suggest(one), await suggest(other)]).toEqual([202, 403]);
    await existing(people[0]).stepsDown(houseId);
    expect(await suggest(one)).toBe(403);
    expect(await one.read()).toMatchObject({ can_suggest: false, ads: [], suggestions: [{}, {}] });
    await owner.lets(houseId, { invite: 'everyone' });
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [houseId]);
    expect(await suggest(one)).toBe(409);
    await app.database.query(`UPDATE houses SET state = 'open' WHERE id = $1`, [houseId]);
    await app.get(RoomiesService).moveOut(one.id, '2026-04-01');
    expect([await suggest(one), (await one.list()).status]).toEqual([404, 404]);
  });

  it('leaves the person’s link as it is when the right or the stay has ended', async () => {
    const { one, owner, houseId, ads, adId, invited, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const { link } = await suggested();
    const { link: second } = await suggested({ first_name: 'Ben' });
    const [, mine] = (await one.read()).suggestions;
    await owner.lets(houseId, { invite: 'owner' });
    await app.get(RoomiesService).moveOut(one.id, '2026-04-01');
    await app.drainEvents();
    expect((await invited.apply(second)).status).toBe(200);
    expect(await ads.applicants(adId)).toMatchObject([{ suggested_by: { first_name: one.account.first_name } }]);
    // Theirs to take back, wherever they live.
    expect((await one.takeBack(existing(mine)._id)).status).toBe(204);
    expect((await invited.apply(link)).status).toBe(410);
  });
});

describe('the link of a suggestion', () => {
  it('is one for one suggestion, and guesses are spent', async () => {
    const { invited, suggested, ads } = await aHouseToSuggestFor(app, world.players.h1);
    const { link } = await suggested();
    const guess = 'A'.repeat(43);
    const statuses = [await invited.see(guess), await invited.apply(guess), await invited.refuse(guess, true)];
    expect(statuses.map(({ status }) => status)).toEqual([410, 410, 410]);
    // It isn't the link of an application.
    expect((await ads.open('POST', '/api/wds/applications/confirm', { token: link })).status).toBe(410);
    expect((await ads.open('POST', '/api/wds/applications/withdraw', { token: link })).status).toBe(410);
  });

  it('makes one application, in two tabs and after another of the same address', async () => {
    const { invited, suggested, ads, adId } = await aHouseToSuggestFor(app, world.players.h1);
    const { link, email } = await suggested();
    const answers = await Promise.all([invited.apply(link), invited.apply(link), invited.refuse(link)]);
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
    expect((await ads.applicants(adId)).length).toBeLessThanOrEqual(1);
    const another = await suggested();
    const form = application(adId, { email: another.email });
    await ads.apply(form);
    await ads.open('POST', '/api/wds/applications/confirm', { token: await ads.linkOf(another.email, 'confirm') });
    expect(problemOf(await invited.apply(another.link)).detail).toContain('already confirmed another application');
    expect((await ads.applicants(adId)).filter((one) => one.email === another.email)).toMatchObject([
      { suggested_by: null },
    ]);
    expect(email).not.toBe(another.email);
  });
});
