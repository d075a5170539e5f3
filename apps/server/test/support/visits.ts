import type { ChoreFeedback, CleaningVisit, Page } from '@common-roof/contracts';

import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import { choresOf } from './chores.ts';
import { existing, feedStage } from './feed-stage.ts';
import type { Answer } from './http.ts';
import { neatkeepersOf } from './neatkeepers.ts';
import type { TestApp } from './test-app.ts';
import type { Player, World } from './world.ts';

/** Visits and chore feedback as the people of a house use them, over HTTP. */
export function visitsOf(app: TestApp, player: Pick<Player, 'token'>) {
  const { ask, turns } = choresOf(app, player);
  const items = async <Item>(path: string): Promise<Item[]> => {
    const { status, body } = await ask('GET', path);
    if (status !== 200) throw new Error(`${String(status)}: ${JSON.stringify(body)}`);
    return (body as Page<Item>).items;
  };
  const report = (houseId: string, more: object = {}): Promise<Answer> =>
    ask('POST', '/api/neatkeepers/feedback', {
      house_id: houseId,
      areas: [{ area: 'kitchen', result: 'done' }],
      ...more,
    });
  const decide = (id: string, body: object): Promise<Answer> => ask('PUT', `/api/neatkeepers/feedback/${id}`, body);
  return {
    ask,
    turns,
    report,
    reported: async (houseId: string, more?: object): Promise<CleaningVisit> => {
      const { status, body } = await report(houseId, more);
      if (status !== 201) throw new Error(`${String(status)}: ${JSON.stringify(body)}`);
      return body as CleaningVisit;
    },
    confirm: (id: string): Promise<Answer> => decide(id, { decision: 'confirm' }),
    decline: (id: string, reason = 'The hall was not done.'): Promise<Answer> =>
      decide(id, { decision: 'decline', reason }),
    visits: (houseId: string, query = ''): Promise<CleaningVisit[]> => items(`/api/houses/visits/${houseId}${query}`),
    say: (choreId: string, feedback: string): Promise<Answer> =>
      ask('POST', `/api/chores/${choreId}/feedback`, { feedback }),
    said: (houseId: string, query = ''): Promise<ChoreFeedback[]> =>
      items(`/api/houses/chore-feedback/${houseId}${query}`),
    seeTo: (id: string, isSeenTo = true): Promise<Answer> =>
      ask('PUT', `/api/chores/feedback/${id}`, { seen_to: isSeenTo }),
    takeAway: (id: string): Promise<Answer> => ask('DELETE', `/api/chores/feedback/${id}`),
  };
}

/** Houses of a neatkeeper, with one chore of three points a day. */
export function visitStage(app: TestApp, world: World) {
  const feed = feedStage(app, world);
  async function aKeptHouse(roomies: number, chore: object = {}) {
    const house = await feed.aHouse(roomies, chore);
    const player = await neatkeepersOf(app).aKeeper();
    await app.get(NeatkeepersService).assign(player.account.id, house.houseId);
    await app.drainEvents();
    const owner = await feed.as(world.players.h1.account);
    return {
      ...house,
      /** The turn of the day on which the house was created. */
      turn: existing(house.turns[0]),
      keeper: { ...visitsOf(app, player), id: player.account.id, token: player.token },
      owner: { ...visitsOf(app, owner), id: owner.id, token: owner.token },
    };
  }
  return { ...feed, aKeptHouse };
}
