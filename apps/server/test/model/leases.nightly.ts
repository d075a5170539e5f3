import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { liveMany } from './lease-history.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('leases follow their state machine when people act in any order, five at once: 20,000 steps', async () => {
  const steps = await liveMany(app, { runs: 1_300, atOnce: 5 });
  expect(steps).toBeGreaterThan(20_000);
});
