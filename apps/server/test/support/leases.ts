import type { LeaseEnd, Settlement } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';

import { agreementsOf, aLetHouse } from './agreements.ts';
import type { Answer } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** ISO date where the house is. */
export const daysFromNow = (app: TestApp, days: number): string =>
  plusDays(dayIn('Europe/London', app.clock.now()), days);

/** Somebody whose lease is in force, and what the two sides do to end it, over HTTP. */
export async function aLeaseInForce(app: TestApp, homeowner: Player, terms: object = {}, rooms = 1) {
  const owner = agreementsOf(app, homeowner);
  const house = await aLetHouse(app, homeowner, rooms);
  const roomie = agreementsOf(app, house.roomie);
  const { account } = house.roomie;
  const lease = await owner.make(house.roomId, { state: 'sent', deposit: '400.00', ...terms });
  await roomie.sign(lease);
  await owner.countersign(lease._id);
  const end = (name: string, body?: object): Promise<Answer> =>
    owner.ask('PUT', `/api/roomies/${name}/${account.id}`, body);
  const settlement = async (left_on: string): Promise<Settlement> =>
    (await owner.ask('GET', `/api/leases/${lease._id}/settlement?left_on=${left_on}`)).body as Settlement;
  return {
    ...house,
    roomie,
    account,
    lease,
    end,
    ask: roomie.ask,
    notice: (release_date: string, by: ReturnType<typeof agreementsOf> = roomie, reason = '') =>
      by.ask('PUT', `/api/roomies/prerelease/${account.id}`, { release_date, reason }),
    about: async () => (await roomie.ask('GET', `/api/leases/${lease._id}/end`)).body as LeaseEnd,
    settlement,
    release: async (left_on: string, more: object = {}) =>
      end('releaselease', { settlement_sha256: (await settlement(left_on)).sha256, left_on, ...more }),
    rollBack: () => end('rollbackrelease'),
    state: async () => {
      const [row] = await app.database.query<object>(
        `SELECT a.state, a.release_date, a.notice_by, t.state AS stay, t.ends_on, t.rent_minor
           FROM agreements a JOIN tenancies t ON t.id = a.tenancy_id WHERE a.id = $1`,
        [lease._id],
      );
      return row;
    },
  };
}
