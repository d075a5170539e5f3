import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { existing } from '#test/support/feed-stage.ts';
import { aRoomieIn, housesOf } from '#test/support/houses.ts';
import { aHouseToSuggestFor } from '#test/support/suggestions.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const DAY_SECONDS = 86_400;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

type House = Awaited<ReturnType<typeof aHouseToSuggestFor>>;

describe('a suggestion that waits', () => {
  const endings: readonly (readonly [string, (house: House) => Promise<unknown>])[] = [
    ['its ad is closed', ({ ads, adId }) => ads.ask('DELETE', `/api/wds/${adId}`)],
    ['its room is let', ({ roomId }) => aRoomieIn(app, roomId)],
    ['its room is removed', ({ roomId, owner }) => housesOf(app, owner).ask('DELETE', `/api/rooms/${roomId}`)],
    [
      'its house is archived',
      async ({ houseId, owner, people }) => {
        for (const { id } of people) await app.get(RoomiesService).moveOut(id, '2026-04-01');
        return housesOf(app, owner).archive(houseId);
      },
    ],
    [
      'nobody answers for seven days',
      async () => {
        app.clock.advance(7 * DAY_SECONDS + 60);
        await app.runDue();
      },
    ],
  ];

  it.each(endings)('is closed, and deletes what was entered of the person, when %s', async (_, end) => {
    const house = await aHouseToSuggestFor(app, world.players.h1);
    const { link, email } = await house.suggested();
    await end(house);
    await app.drainEvents();
    const rows = await app.database.query<object>(
      'SELECT s.state, s.last_name, s.email, s.reason FROM room_suggestions s WHERE ad_id = $1',
      [house.adId],
    );
    expect(rows).toEqual([{ state: 'closed', last_name: null, email: null, reason: null }]);
    expect((await house.invited.apply(link)).status).toBe(410);
    const applied = await app.database.query('SELECT 1 FROM ad_applicants WHERE email = $1', [email]);
    expect(applied).toEqual([]);
    app.clock.set(new Date());
  });

  it('waits on while its ad is paused', async () => {
    const { ads, adId, invited, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const { link } = await suggested();
    await ads.step(adId, 'pause');
    await app.drainEvents();
    expect((await invited.see(link)).body).toMatchObject({ state: 'waiting', ad: null });
    expect((await invited.apply(link)).status).toBe(409);
    await ads.step(adId, 'resume');
    expect((await invited.apply(link)).status).toBe(200);
  });

  it('stays closed when its room is listed again', async () => {
    const { ads, adId, roomId, invited, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const { link } = await suggested();
    await ads.ask('DELETE', `/api/wds/${adId}`);
    await app.drainEvents();
    await app.database.query(`UPDATE ads SET state = 'open', closed_at = NULL WHERE id = $1`, [adId]);
    expect((await invited.apply(link)).status).toBe(410);
    expect((await invited.refuse(link, true)).status).toBe(200);
    expect(roomId).not.toBe('');
  });
});

describe('what is kept of suggestions', () => {
  it('is deleted a month after their end, and so is when an address was written to', async () => {
    const { one, adId, invited, suggested } = await aHouseToSuggestFor(app, world.players.h1);
    const { link } = await suggested();
    await invited.refuse(link);
    app.clock.advance(29 * DAY_SECONDS);
    await app.runDue();
    expect(await app.database.query('SELECT state FROM room_suggestions WHERE ad_id = $1', [adId])).toHaveLength(1);
    app.clock.advance(2 * DAY_SECONDS);
    await app.runDue();
    expect(await app.database.query('SELECT state FROM room_suggestions WHERE ad_id = $1', [adId])).toEqual([]);
    expect((await app.database.query('SELECT 1 FROM suggestion_mails')).length).toBe(0);
    app.clock.set(new Date());
    expect((await one.read()).suggestions).toEqual([]);
  });

  it('is in the copy of who suggested, never of the homeowner, and goes with either account', async () => {
    const { one, owner, adId, suggested, ads, invited } = await aHouseToSuggestFor(app, world.players.h1);
    const { email } = await suggested();
    const { link } = await suggested({ first_name: 'Ben' });
    await invited.apply(link);
    const register = app.get(PersonalData);
    const reader = { locale: 'en', timeZone: 'Europe/London' } as const;
    const own = await register.exportFor({ id: one.id, reader: reader as never });
    expect(own['room_suggestions']).toMatchObject([
      { state: 'applied' },
      { email, first_name: 'Mara', state: 'waiting' },
    ]);
    const theirs = await register.exportFor({ id: owner.account.id, reader: reader as never });
    expect(JSON.stringify(theirs)).not.toContain(email);
    await register.forget(one.id);
    await app.drainEvents();
    expect(await app.database.query('SELECT 1 FROM room_suggestions WHERE ad_id = $1', [adId])).toEqual([]);
    // The application is of the person themselves.
    expect(await ads.applicants(adId)).toMatchObject([{ first_name: 'Mara' }]);
    expect(existing((await ads.applicants(adId))[0]).suggested_by).not.toBeNull();
  });
});
