import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, type World } from '../support/world.ts';
import { call } from '../support/http.ts';
import { connect, nextEvent } from '../support/sockets.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

it('works', async () => {
  const { r1, h1 } = world.players;
  const socket = await connect(app, h1.token);
  const heard = nextEvent(socket, 'message:created');
  const sent = await call(app, 'POST', `/api/messages/${world.houseA}/messages`, {
    token: r1.token,
    body: { text: 'hello', sender: 'roomie' },
  });
  expect(sent.status).toBe(201);
  expect((await heard).text).toBe('hello');
  socket.close();
});
