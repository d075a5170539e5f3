import { randomUUID } from 'node:crypto';

import type { KeptHouse, Page } from '@common-roof/contracts';

import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import { anOpenHouse } from './houses.ts';
import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import { type Player, setPassword, signIn } from './world.ts';

export const PASSWORD = 'violet teapot under 7 elms';
export const TUESDAYS = { weekdays: [2], from: '09:00', to: '11:30' };

/** An address that nobody has. */
export const fresh = (): string => `${randomUUID()}@keeper.test`;

/** Neatkeepers and their homeowners, over HTTP. */
export function neatkeepersOf(app: TestApp) {
  const ask = (who: Player, method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
  return {
    ask,
    keptBy: async (who: Player): Promise<KeptHouse[]> =>
      ((await ask(who, 'GET', '/api/neatkeepers/all-houses')).body as Page<KeptHouse>).items,
    aHouse: async (owner: Player): Promise<string> => (await anOpenHouse(app, owner, 2)).houseId,
    aKeeper: async (): Promise<Player> => {
      const account = await app.get(NeatkeepersService).create({ email: fresh(), firstName: 'Kora', lastName: 'Sand' });
      await setPassword(app, account, PASSWORD);
      return signIn(app, account);
    },
  };
}
