import fc from 'fast-check';

import { type Answer, problemOf } from '#test/support/http.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** A failing case can be repeated with the same seed; it then becomes a test of its own. */
const SEED = 20_260_309;

/** Runs sequentially: the seed then always gives the same cases in the same order. */
export async function forAll<Value>(
  arbitrary: fc.Arbitrary<Value>,
  runs: number,
  check: (value: Value) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(arbitrary, check), { numRuns: runs, seed: SEED, endOnFailure: true });
}

/** Expects a 4xx problem that reveals nothing about the implementation. */
export function expectRefused(answer: Answer): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  const problem = problemOf(answer);
  expect(problem.status).toBe(answer.status);
  expect(answer.text).not.toMatch(/node_modules|SELECT |INSERT |at \w+ \(/);
}

/** Counts the rows that a rejected call must not write. */
export const counts = (app: TestApp): Promise<unknown[]> =>
  app.database.query(`SELECT (SELECT count(*) FROM messages) AS messages, (SELECT count(*) FROM notes) AS notes,
    (SELECT count(*) FROM outbox) AS outbox, (SELECT count(*) FROM accounts) AS accounts, (SELECT count(*) FROM sessions) AS sessions,
    (SELECT count(*) FROM capabilities) AS links, (SELECT count(*) FROM email_message) AS mails`);
