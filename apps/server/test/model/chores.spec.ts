import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';
import { liveHouses } from './chore-history.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

it('chores keep their laws when people act in any order or not at all', async () => {
  await liveHouses(app, world, { runs: 3, seed: 4_711 });
});
