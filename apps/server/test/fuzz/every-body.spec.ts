import type { Call, Role } from '@common-roof/contracts';
import { casesOf } from '@common-roof/testing';
import type { z } from 'zod';

import { RoutePolicies } from '#kernel/http/route-policy.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';
import { counts, expectRefused, forAll } from './fuzz.ts';
import { wrongFor } from './wrong-for.ts';

const PER_CALL = casesOf(60).numRuns;
const PLAYER = { roomie: 'r1', homeowner: 'h1', neatkeeper: 'k1', admin: 'adm' } as const satisfies Record<
  Role,
  string
>;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const withBody = (): { call: Call; body: z.ZodType; who: Role | null }[] =>
  app
    .get(RoutePolicies)
    .list()
    .flatMap(({ call: known, who }) => {
      if (!known.body || known.ignoresBody === true) return [];
      return [{ call: known, body: known.body, who: who === 'public' ? null : (who[0] ?? null) }];
    });

describe('a wrong body', () => {
  it('of any call is 4xx, and nothing is written, AB-04', async () => {
    const targets = withBody();
    expect(targets.length).toBeGreaterThan(50);
    const before = await counts(app);
    for (const { call: known, body, who } of targets) {
      const path = known.path.replace(/\{\w+\}/g, '0190a000-0000-7000-8000-000000000000');
      const token = who === null ? undefined : world.players[PLAYER[who]].token;
      await forAll(wrongFor(body), PER_CALL, async (given) => {
        const answer = await call(app, known.method, path, {
          body: JSON.stringify(given),
          ...(token && { token }),
          headers: JSON_TYPE,
        });
        // The first line that differs names the call.
        expect([known.id, answer.status < 400 || answer.status >= 500]).toEqual([known.id, false]);
        expectRefused(answer);
      });
    }
    expect(await counts(app)).toEqual(before);
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };
