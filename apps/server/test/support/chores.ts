import type { assignChores, CallResponse, Chore, ChoreAssignment, Page } from '@common-roof/contracts';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { anOpenHouse, aRoomieIn } from './houses.ts';
import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** Chores as the people of a house use them, over HTTP. */
export function choresOf(app: TestApp, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    call(app, method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  const create = (houseId: string, chores: readonly object[], headers?: Record<string, string>): Promise<Answer> =>
    ask('POST', '/api/chores', { house_id: houseId, chores }, headers);
  const assign = (houseId: string, ...houseChores: object[]): Promise<Answer> =>
    ask('POST', `/api/houses/chore-assignment/${houseId}`, { houseChores });
  return {
    ask,
    create,
    assign,
    add: async (houseId: string, chores: readonly object[]): Promise<Chore[]> => {
      const answer = await create(houseId, chores);
      if (answer.status !== 201) throw new Error(`Not added: ${JSON.stringify(answer.body)}`);
      return (answer.body as { items: Chore[] }).items;
    },
    change: (houseId: string, { _id, version }: Chore, more: object): Promise<Answer> =>
      assign(houseId, { set: 'plan', chore_id: _id, version, ...more }),
    set: async (houseId: string, ...houseChores: object[]): Promise<CallResponse<typeof assignChores>> => {
      const answer = await assign(houseId, ...houseChores);
      if (answer.status !== 200) throw new Error(`Not assigned: ${JSON.stringify(answer.body)}`);
      return answer.body as CallResponse<typeof assignChores>;
    },
    get: async (id: string): Promise<Chore> => (await ask('GET', `/api/chores/${id}`)).body as Chore,
    list: async (query = ''): Promise<Chore[]> => ((await ask('GET', `/api/chores${query}`)).body as Page<Chore>).items,
    turns: async (houseId: string, query = ''): Promise<ChoreAssignment[]> => {
      const answer = await ask('GET', `/api/houses/chore-assignment/${houseId}?limit=200${query}`);
      return (answer.body as Page<ChoreAssignment>).items;
    },
  };
}

export const DAILY = { every: 'day', interval: 1 };

/** A chore that is due every day at eight in the evening; only its points matter. */
export const aDailyChore = (more: object = {}) => ({
  name: 'Tidying up',
  recurrence: DAILY,
  due_time: '20:00',
  ...more,
});

/** A house of the player's with this many rooms, and roomies in the first ones since the beginning of the year. */
export async function aSharedHouse(app: TestApp, owner: Player, roomies: number, rooms = roomies + 1) {
  const { houseId, roomIds } = await anOpenHouse(app, owner, rooms);
  const people: Account[] = [];
  for (const roomId of roomIds.slice(0, roomies)) people.push(await aRoomieIn(app, roomId));
  await app.drainEvents();
  return { houseId, roomIds, people, ids: people.map(({ id }) => id) };
}

/** The stored turns of a house, and what people are told about them. */
export const planOf = ({ database }: TestApp) => ({
  due: (houseId: string) =>
    database.query<{ due_at: Date; payload: unknown }>(
      `SELECT due_at, payload FROM due WHERE kind = 'chores.plan-due' AND key = $1`,
      [houseId],
    ),
  rows: (houseId: string) =>
    database.query<{ state: string; due_on: string; due_at: Date; assignee_id: string | null }>(
      `SELECT state, to_char(due_on, 'YYYY-MM-DD') AS due_on, due_at, assignee_id FROM chore_assignments
        WHERE house_id = $1 ORDER BY due_at, id`,
      [houseId],
    ),
});
