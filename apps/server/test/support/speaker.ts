import { randomUUID } from 'node:crypto';

import type { HouseSpeaker } from '@common-roof/contracts';

import { aSharedHouse } from './chores.ts';
import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import { type Player, signIn } from './world.ts';

/** Rights and elections as the people of a house use them, over HTTP. */
export function speakerOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(method === 'POST' ? { headers: { 'idempotency-key': randomUUID() } } : {}),
    });
  const done = async (asked: Promise<Answer>): Promise<HouseSpeaker> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as HouseSpeaker;
  };
  const stand = (id: string, stands = true): Promise<Answer> =>
    ask('PUT', `/api/elections/${id}/candidacy`, { stands });
  const vote = (id: string, candidate_id: string): Promise<Answer> =>
    ask('PUT', `/api/elections/${id}/vote`, { candidate_id });
  return {
    ask,
    stand,
    vote,
    see: (houseId: string): Promise<HouseSpeaker> => done(ask('GET', `/api/houses/${houseId}/speaker`)),
    lets: (houseId: string, rights: object): Promise<HouseSpeaker> =>
      done(ask('PUT', `/api/houses/${houseId}/rights`, rights)),
    call: (houseId: string): Promise<Answer> => ask('POST', `/api/houses/${houseId}/elections`),
    calls: async (houseId: string): Promise<string> =>
      (await done(ask('POST', `/api/houses/${houseId}/elections`))).election?._id ?? '',
    stands: (id: string, stands = true): Promise<HouseSpeaker> => done(stand(id, stands)),
    votes: (id: string, candidate: string): Promise<HouseSpeaker> => done(vote(id, candidate)),
    stepsDown: (houseId: string): Promise<HouseSpeaker> => done(ask('DELETE', `/api/houses/${houseId}/speaker`)),
  };
}

/** A house of the owner with its people, who have sessions of their own. */
export async function aRunHouse(app: TestApp, owner: Player, roomies: number) {
  const house = await aSharedHouse(app, owner, roomies);
  const people = await Promise.all(
    house.people.map(async (account) => {
      const player = await signIn(app, account);
      return { ...player, ...speakerOf(app, player), id: account.id };
    }),
  );
  const player = await signIn(app, owner.account);
  /** The first roomie is elected by all of them. */
  const elect = async (): Promise<void> => {
    const [first] = people;
    const id = (await first?.calls(house.houseId)) ?? '';
    await first?.stands(id);
    for (const person of people) await person.votes(id, first?.id ?? '');
  };
  return { ...house, people, elect, owner: { ...player, ...speakerOf(app, player) } };
}
