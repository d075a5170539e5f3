import { adsOf } from '#test/support/ads.ts';
import { aRoomieIn } from '#test/support/houses.ts';
import { call } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { aVisitor, showingsOf, visitTokenOf } from '#test/support/showings.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let owner: ReturnType<typeof showingsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  owner = showingsOf(app, world.players.h1);
});
afterAll(() => app.close());

const emptyRoom = async (): Promise<string> => (await adsOf(app, world.players.h1).emptyRoom()).roomId;
const newest = async (roomId: string) => (await owner.ofRoom(roomId))[0];

describe('a planned showing', () => {
  it('is cancelled when a new roomie moves in before it, and the visitor is told', async () => {
    const roomId = await emptyRoom();
    const visitor = aVisitor();
    await owner.propose(roomId, { visitor });
    const token = await visitTokenOf(app, visitor.email);
    await call(app, 'POST', '/api/showings/visit/answer', { body: { token, answer: 'confirm' } });
    await aRoomieIn(app, roomId);
    await app.drainEvents();
    expect(await newest(roomId)).toMatchObject({ state: 'cancelled' });
    await mailTo(visitor.email, /cancelled/i);
  });

  it("is kept when it was agreed with the room's roomie", async () => {
    const roomId = await emptyRoom();
    await aRoomieIn(app, roomId);
    await app.drainEvents();
    await owner.propose(roomId);
    await app.drainEvents();
    expect(await newest(roomId)).toMatchObject({ state: 'proposed', waits_for: 'roomie' });
  });

  it('asks the visitor when no roomie who could agree lives there any more', async () => {
    const roomId = await emptyRoom();
    const roomie = await aRoomieIn(app, roomId);
    const visitor = aVisitor();
    await owner.propose(roomId, { visitor });
    await app.drainEvents();
    await adsOf(app, world.players.h1).ask('PUT', `/api/roomies/markvacant/${roomId}`, {
      home_owner_id: world.players.h1.account.id,
    });
    const token = await visitTokenOf(app, visitor.email);
    expect(await newest(roomId)).toMatchObject({ state: 'proposed', waits_for: 'visitor' });
    const answer = await call(app, 'POST', '/api/showings/visit/answer', { body: { token, answer: 'confirm' } });
    expect([answer.status, roomie.id === '']).toEqual([200, false]);
    expect(await newest(roomId)).toMatchObject({ state: 'confirmed' });
  });
});
