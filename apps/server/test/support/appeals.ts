import type { Appeal, Page } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** Appeals as the people concerned use them, over HTTP. */
export function appealsOf(app: TestApp, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const done = async <Result>(asked: Promise<Answer>): Promise<Result> => {
    const answer = await asked;
    if (answer.status !== 200) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as Result;
  };
  const send = (turnId: string | null | undefined, more: object = {}): Promise<Answer> =>
    ask('PUT', '/api/roomies/feedappeal', { assignment_id: turnId ?? '', appeal: 'It was done.', ...more });
  const decide = (id: string, decision: 'upheld' | 'dismissed'): Promise<Answer> =>
    ask('PUT', `/api/appeals/${id}`, { decision, reason: 'I have looked at it.' });
  return {
    ask,
    send,
    decide,
    open: (turnId: string | null | undefined): Promise<Appeal> => done(send(turnId)),
    uphold: ({ _id }: Appeal): Promise<Appeal> => done(decide(_id, 'upheld')),
    dismiss: ({ _id }: Appeal): Promise<Appeal> => done(decide(_id, 'dismissed')),
    one: ({ _id }: Appeal): Promise<Appeal> => done(ask('GET', `/api/appeals/${_id}`)),
    list: async (query = '', limit = 100): Promise<Appeal[]> =>
      (await done<Page<Appeal>>(ask('GET', `/api/appeals?limit=${String(limit)}${query}`))).items,
  };
}

/** A turn that was missed yesterday and has a strike since now. @returns the id of the turn */
export async function aMissedTurn(app: TestApp, houseId: string, roomieId: string): Promise<string> {
  const now = app.clock.now();
  const [turn] = await app.database.query<{ id: string }>(
    `WITH chore AS (
       INSERT INTO chores (house_id, catalogue, icon, weight, rule, starts_on, due_time, way, created_at, retired_at)
       VALUES ($1, 'kitchen', 'kitchen', 3, 'FREQ=DAILY', '2026-05-01', '20:00', 'fair', $3, $3) RETURNING id, house_id
     ), turn AS (
       INSERT INTO chore_assignments (chore_id, house_id, due_on, due_at, points, state, assignee_id)
       SELECT id, house_id, '2026-05-01', $3, 3, 'missed', $2 FROM chore RETURNING id, house_id
     ), strike AS (
       INSERT INTO point_entries (house_id, roomie_id, cause, period, at, points, strikes, assignment_id)
       SELECT house_id, $2, 'missed', '2026-05', $3, 0, 1, id FROM turn
     ), sums AS (
       INSERT INTO point_totals AS t (house_id, roomie_id, period, points, strikes, effort, done)
       VALUES ($1, $2, '2026-05', 0, 1, 0, 0)
       ON CONFLICT (house_id, roomie_id, period) DO UPDATE SET strikes = t.strikes + 1
     ) SELECT id FROM turn`,
    [houseId, roomieId, now],
  );
  return turn?.id ?? '';
}
