import { randomUUID } from 'node:crypto';

import { call, problemOf } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';
import { counts, expectRefused, forAll } from './fuzz.ts';
import { type Mutation, wrongBodies } from './mutators.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

interface WithBody {
  readonly name: string;
  readonly method: string;
  readonly path: () => string;
  readonly right: () => Record<string, unknown>;
  readonly fields: readonly string[];
  readonly by: 'r1' | 'h1';
}

/** Bodies with several alternatives; each is sent by an account that may send it. */
const oneOfSeveral: WithBody[] = [
  {
    name: 'the own telephone number',
    method: 'PUT',
    path: () => `/api/roomies/${world.players.r1.account.id}`,
    right: () => ({ phone: '+44 161 496 0100' }),
    fields: ['phone'],
    by: 'r1',
  },
  {
    name: 'the own password',
    method: 'PUT',
    path: () => `/api/roomies/resetpassword/${world.players.r1.account.id}`,
    right: () => ({ current_password: 'x', new_password: 'violet teapot under 7 elms' }),
    fields: ['current_password', 'new_password'],
    by: 'r1',
  },
  {
    name: 'a neatkeeper’s houses',
    method: 'PUT',
    path: () => `/api/neatkeepers/${world.players.k1.account.id}`,
    right: () => ({
      assignments: [{ house_id: world.houseA, cleaning: { weekdays: [2], from: '09:00', to: '11:00' } }],
    }),
    fields: ['assignments'],
    by: 'h1',
  },
  {
    name: 'an offer',
    method: 'POST',
    path: () => `/api/newroomies/${world.roomOfR1}`,
    right: () => ({
      first_name: 'Mara',
      last_name: 'Lind',
      email: 'mara@offer.test',
      starts_on: '2030-05-01',
      rent: '520.00',
      deposit: '500.00',
      note: '',
    }),
    fields: ['first_name', 'last_name', 'email', 'starts_on', 'rent', 'deposit'],
    by: 'h1',
  },
  {
    name: 'a lease text',
    method: 'PUT',
    path: () => `/api/newroomies/leasetemplate/${randomUUID()}`,
    right: () => ({ text: 'The lease.', based_on: 0 }),
    fields: ['text', 'based_on'],
    by: 'h1',
  },
];

/** A missing telephone number is valid too. */
const isWrong = ({ name }: Mutation): boolean => name !== 'phone = null';

/** Returns whether a body is an object of fields, so that a fault in it has a name. */
function hasFields(body: string): boolean {
  try {
    const parsed: unknown = JSON.parse(body);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject && Object.keys(parsed).length > 0 && !/"__proto__"|"constructor"/.test(body);
  } catch {
    return false;
  }
}

describe('a wrong body with alternatives', () => {
  it.each(oneOfSeveral.map((each) => [each.name, each] as const))(
    'is 4xx with a field named for %s, and nothing is written',
    async (_, target) => {
      const before = await counts(app);
      let named = 0;
      await forAll(wrongBodies(target.right(), target.fields).filter(isWrong), 120, async ({ body }) => {
        const answer = await call(app, target.method, target.path(), {
          body,
          token: world.players[target.by].token,
          headers: { 'content-type': 'application/json' },
        });
        expectRefused(answer);
        if (answer.status !== 400 || !hasFields(body)) return;
        const { errors = [] } = problemOf(answer);
        expect(errors.map(({ path }) => path).filter((path) => path !== '' && path !== 'body')).not.toEqual([]);
        named += 1;
      });
      expect(named).toBeGreaterThan(20);
      expect(await counts(app)).toEqual(before);
    },
  );
});
