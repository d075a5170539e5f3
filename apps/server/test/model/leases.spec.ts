import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { liveMany } from './lease-history.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('leases follow their state machine when people act in any order and at once', async () => {
  await liveMany(app, { runs: 6, seed: 4_711 });
});
