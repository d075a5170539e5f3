import type { Activity, Conversation, ConversationMember } from '@common-roof/contracts';

import { chatOf } from '#test/support/chat.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { aRoomieIn, anOpenHouse } from '#test/support/houses.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  const saved = await Promise.all([
    ask('r1', 'PUT', `/api/roomies/profile/${idOf('r1')}`, { phone: '+44 20 7946 0001' }),
    ask('h1', 'PUT', `/api/homeowners/profile/${idOf('h1')}`, PUBLISHED),
  ]);
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
});
afterAll(() => app.close());

/** Publishes the phone number but not the e-mail address. */
const PUBLISHED = { phone: '+44 20 7946 0002', publishes_email: false, publishes_phone: true };

const idOf = (who: ActorName): string => world.players[who].account.id;
const ask = (who: ActorName, method: string, path: string, body?: unknown) =>
  call(app, method, path, { token: world.players[who].token, ...(body === undefined ? {} : { body }) });

async function contactsFor(reader: ActorName, path = '/api/messages') {
  const { body } = await ask(reader, 'GET', path);
  const house = (body as { items: Conversation[] }).items.find(({ kind }) => kind === 'house');
  const contact = (who: ActorName) => {
    const member = house?.members.find(({ _id }) => _id === idOf(who));
    return member && pick(member);
  };
  return { h1: contact('h1'), r1: contact('r1'), r1m: contact('r1m') };
}
const pick = ({ email, phone }: ConversationMember) => ({ email, phone });
const NOTHING = { email: null, phone: null };

describe("contact details of a conversation's members", () => {
  it('are shown to a homeowner for their roomies', async () => {
    expect(await contactsFor('h1')).toMatchObject({
      r1: { email: world.players.r1.account.email, phone: '+44 20 7946 0001' },
      r1m: { email: world.players.r1m.account.email, phone: null },
    });
  });

  it('are shown to a roomie for the homeowner as published, and never for housemates', async () => {
    expect(await contactsFor('r1m')).toMatchObject({ h1: { email: null, phone: '+44 20 7946 0002' }, r1: NOTHING });
  });

  it('are not shown to an admin who reads a conversation', async () => {
    const path = `/api/messages/house/${world.houseA}?reason=A%20complaint`;
    expect(await contactsFor('adm', path)).toEqual({ h1: NOTHING, r1: NOTHING, r1m: NOTHING });
  });

  it('take as many queries for many conversations as for few', async () => {
    const list = () => countQueries(() => ask('h2', 'GET', '/api/messages'));
    await list(); // The first of its kind may open a connection.
    const few = await list();
    for (let more = 0; more < 6; more += 1) {
      const { roomIds } = await anOpenHouse(app, world.players.h2, 3);
      await aRoomieIn(app, roomIds[0] ?? '');
    }
    await app.drainEvents();
    expect(await list()).toBe(few);
  });
});

describe('the stream of activity', () => {
  it("includes the actor's photo for admins", async () => {
    await chatOf(app, world).send('r1', 'hello');
    await app.drainEvents();
    await app.database.query('UPDATE accounts SET photo = $2 WHERE id = $1', [idOf('r1'), '/api/images/x/small']);
    const { body } = await ask('adm', 'GET', `/api/admins/activity?account_id=${idOf('r1')}`);
    const { items } = body as { items: Activity[] };
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ actor }) => actor?.photo))).toEqual(new Set(['/api/images/x/small']));
  });
});
