import type { Page, Repair, RepairDetail, RepairNote } from '@common-roof/contracts';

import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import { aSharedHouse } from './chores.ts';
import { existing } from './feed-stage.ts';
import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import { type Player, signIn, type World } from './world.ts';

export const DRIPPING_TAP = {
  area: 'kitchen',
  title: 'The tap drips',
  description: 'A cup an hour.',
  urgency: 'soon',
  entry: 'ask_first',
  entry_note: 'Weekdays after five.',
} as const;

/** Repairs as the people of a house use them, over HTTP. */
export function repairsOf(app: TestApp, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const done = async <Result>(asked: Promise<Answer>, status = 200): Promise<Result> => {
    const answer = await asked;
    if (answer.status !== status) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as Result;
  };
  const send = (houseId: string, more: object = {}): Promise<Answer> =>
    ask('POST', `/api/houses/${houseId}/repairs`, { ...DRIPPING_TAP, ...more });
  const get = (id: string): Promise<RepairDetail> => done(ask('GET', `/api/repairs/${id}`));
  return {
    ask,
    send,
    get,
    report: (houseId: string, more?: object): Promise<RepairDetail> => done(send(houseId, more), 201),
    page: (query = ''): Promise<Page<Repair>> => done(ask('GET', `/api/repairs${query}`)),
    titles: async (query = ''): Promise<string[]> =>
      (await done<Page<Repair>>(ask('GET', `/api/repairs${query}`))).items.map(({ title }) => title),
    /** Changes it as it is now. */
    change: async (id: string, what: string, body: object): Promise<Answer> =>
      ask('PUT', `/api/repairs/${id}/${what}`, { version: (await get(id)).version, ...body }),
    accept: async (id: string, plan: object = {}): Promise<RepairDetail> => {
      const { version } = await get(id);
      const body = { decision: 'accept', version, assignee_id: null, visit: null, ...plan };
      return done(ask('PUT', `/api/repairs/${id}/decision`, body));
    },
    withdraw: (id: string): Promise<Answer> => ask('DELETE', `/api/repairs/${id}`),
    note: (id: string, text = 'It got worse.'): Promise<RepairNote> =>
      done(ask('POST', `/api/repairs/${id}/notes`, { text }), 201),
  };
}

/** A house with two roomies in rooms of their own, its homeowner and its neatkeeper. */
export async function aHouseToRepair(app: TestApp, world: World) {
  const house = await aSharedHouse(app, world.players.h1, 2);
  await app.get(NeatkeepersService).assign(world.players.k1.account.id, house.houseId);
  const people = await Promise.all(
    house.people.map(async (account) => {
      const { token } = await signIn(app, account);
      const [stay] = await app.database.query<{ room_id: string }>(
        `SELECT room_id FROM tenancies WHERE roomie_id = $1 AND state = 'active'`,
        [account.id],
      );
      return { ...repairsOf(app, { token }), token, id: account.id, roomId: existing(stay).room_id };
    }),
  );
  const homeowner = await signIn(app, world.players.h1.account);
  const keeper = await signIn(app, world.players.k1.account);
  return {
    ...house,
    ada: existing(people[0]),
    ben: existing(people[1]),
    homeowner,
    owner: repairsOf(app, homeowner),
    keeper: { ...repairsOf(app, keeper), token: keeper.token, id: keeper.account.id },
  };
}

export const toldTo = (person: { id: string } | { account: { id: string } }) => ({
  account_id: 'id' in person ? person.id : person.account.id,
});
