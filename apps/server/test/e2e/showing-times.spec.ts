import type { ShowingSettings, WeeklyWindow } from '@common-roof/contracts';
import { DEFAULT_SHOWING_SETTINGS } from '@common-roof/domain';

import { adsOf } from '#test/support/ads.ts';
import { call, problemOf } from '#test/support/http.ts';
import { showingsOf } from '#test/support/showings.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let owner: ReturnType<typeof showingsOf>;
let roomie: ReturnType<typeof showingsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  owner = showingsOf(app, world.players.h1);
  roomie = showingsOf(app, world.players.r1);
});
afterAll(() => app.close());

const everyDay = (from: string, to: string): WeeklyWindow[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const settingsPath = (): string => `/api/showings/settings/${world.houseA}`;

describe("a house's showing times", () => {
  it('have a default that works, and are changed only with the newest version', async () => {
    const { body } = await owner.ask('GET', settingsPath());
    expect(body).toEqual(DEFAULT_SHOWING_SETTINGS);
    const mine = { windows: everyDay('10:00', '12:00'), minutes: 20, buffer_minutes: 10, notice_hours: 48 };
    const saved = await owner.ask('PUT', settingsPath(), { ...mine, version: 0 });
    expect(saved.body).toEqual({ ...mine, version: 1 });
    const stale = await owner.ask('PUT', settingsPath(), { ...mine, version: 0 });
    expect(problemOf(stale)).toMatchObject({ status: 409, current: { version: 1 } });
    expect((await owner.ask('PUT', settingsPath(), { ...mine, version: 7 })).status).toBe(409);
  });

  it.each([
    [{ notice_hours: 23 }, 'notice_hours'],
    [{ minutes: 121 }, 'minutes'],
    [{ buffer_minutes: -1 }, 'buffer_minutes'],
    [{ windows: [{ weekday: 8, from: '10:00', to: '12:00' }] }, 'windows.0.weekday'],
    [{ windows: [{ weekday: 1, from: '12:00', to: '10:00' }] }, 'windows.0.to'],
  ])('reject %j and name the field', async (wrong, path) => {
    const answer = await owner.ask('PUT', settingsPath(), { ...DEFAULT_SHOWING_SETTINGS, ...wrong });
    expect(problemOf(answer)).toMatchObject({ status: 400, errors: [{ path }] });
  });
});

describe('slots', () => {
  const save = async (settings: Partial<ShowingSettings>): Promise<void> => {
    const { version } = (await owner.ask('GET', settingsPath())).body as ShowingSettings;
    await owner.ask('PUT', settingsPath(), { ...DEFAULT_SHOWING_SETTINGS, ...settings, version });
  };

  it("are within the house's hours after the notice, without other showings and quiet times", async () => {
    await save({ windows: everyDay('10:00', '11:30'), notice_hours: 24 });
    const all = await owner.slots(world.roomOfR1);
    expect(all).toMatchObject({ time_zone: 'Europe/London', minutes: 30, roomie: 'r1' });
    expect(all.items.length).toBeGreaterThanOrEqual(24);
    expect(all.items.length).toBeLessThanOrEqual(28);
    expect(all.items.every(({ starts_at }) => starts_at >= all.earliest)).toBe(true);
    const [first] = all.items;
    await owner.propose(world.roomOfR1, { starts_at: first?.starts_at });
    const left = await owner.slots(world.roomOfR1);
    expect(left.items.map(({ starts_at }) => starts_at)).not.toContain(first?.starts_at);
    await roomie.ask('PUT', '/api/showings/quiet', { windows: everyDay('10:00', '11:00') });
    expect((await owner.slots(world.roomOfR1)).items).toEqual([]);
    await roomie.ask('PUT', '/api/showings/quiet', { windows: [] });
  });

  it('of an empty room need no notice, and each can be proposed', async () => {
    const { roomId } = await adsOf(app, world.players.h1).emptyRoom();
    const { items, roomie: lives } = await owner.slots(roomId);
    expect(lives).toBeNull();
    expect(items.length).toBeGreaterThan(20);
    for (const { starts_at } of items.slice(0, 3)) await owner.propose(roomId, { starts_at });
    expect(await owner.ofRoom(roomId)).toHaveLength(3);
  });
});

describe('quiet times', () => {
  it("are the roomie's own, and update the homeowner's screens", async () => {
    const socket = await connect(app, world.players.h1.token);
    const changed = nextEvent(socket, 'showing:changed', ({ house_id }) => house_id === world.houseA);
    const windows = everyDay('20:00', '22:00');
    expect((await roomie.ask('PUT', '/api/showings/quiet', { windows })).status).toBe(200);
    await app.drainEvents();
    await changed;
    expect((await roomie.ask('GET', '/api/showings/quiet')).body).toEqual({ windows });
    expect((await showingsOf(app, world.players.r1m).ask('GET', '/api/showings/quiet')).body).toEqual({ windows: [] });
    expect((await owner.slots(world.roomOfR1)).quiet).toEqual(windows);
    socket.close();
  });

  it('leave at least ten hours a week for showings', async () => {
    const answer = await roomie.ask('PUT', '/api/showings/quiet', { windows: everyDay('08:00', '20:00') });
    expect(problemOf(answer)).toMatchObject({ status: 422, errors: [{ path: 'windows' }] });
  });

  it('are part of the personal data, and deleted with the account', async () => {
    await roomie.ask('PUT', '/api/showings/quiet', { windows: everyDay('21:00', '22:00') });
    const { token } = world.players.r1;
    const { body } = await call(app, 'GET', '/api/me/export', { token });
    expect(JSON.stringify(body)).toContain('"from":"21:00"');
  });
});
