import type { LeaseEnd, Settlement } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';

import { agreementsOf, aLetHouse } from './agreements.ts';
import type { Answer } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** ISO date in the house's time zone. */
export const daysFromNow = (app: TestApp, days: number): string =>
  plusDays(dayIn('Europe/London', app.clock.now()), days);

type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>;

const endOf = async (leaseId: string, ask: Ask): Promise<LeaseEnd> =>
  (await ask('GET', `/api/leases/${leaseId}/end`)).body as LeaseEnd;

/** Both parties of a lease under notice agree to an earlier last day than the notice has. */
export async function agreeOnLastDay(leaseId: string, owner: Ask, roomie: Ask, day: string): Promise<void> {
  const { notice } = await endOf(leaseId, owner);
  if (notice === null || day >= notice.release_date) return;
  await owner('POST', `/api/leases/${leaseId}/requests`, { kind: 'earlier_end', last_day: day });
  const { request } = await endOf(leaseId, owner);
  await roomie('PUT', `/api/leases/requests/${request?._id ?? leaseId}`, { accept: true });
}

/** A lease in force, and both parties' actions to end it, over HTTP. */
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
  const agreeOn = (day: string): Promise<void> => agreeOnLastDay(lease._id, owner.ask, roomie.ask, day);
  return {
    ...house,
    owner,
    roomie,
    account,
    lease,
    end,
    ask: roomie.ask,
    notice: (release_date: string, by: ReturnType<typeof agreementsOf> = roomie, reason = '') =>
      by.ask('PUT', `/api/roomies/prerelease/${account.id}`, { release_date, reason }),
    about: () => endOf(lease._id, roomie.ask),
    settlement,
    /** Both parties agree to an earlier last day than the notice has. */
    agreeOn,
    release: async (left_on: string, more: object = {}) => {
      await agreeOn(left_on);
      return end('releaselease', { settlement_sha256: (await settlement(left_on)).sha256, left_on, ...more });
    },
    /** When a notice is withdrawn, the party that gave it does so. */
    rollBack: async () => {
      const { notice, released } = await endOf(lease._id, roomie.ask);
      const by = released === null && notice?.by === 'tenant' ? roomie : owner;
      return by.ask('PUT', `/api/roomies/rollbackrelease/${account.id}`);
    },
    request: (body: object, by: ReturnType<typeof agreementsOf>) =>
      by.ask('POST', `/api/leases/${lease._id}/requests`, body),
    answer: async (accept: boolean, by: ReturnType<typeof agreementsOf>) => {
      const { request } = await endOf(lease._id, roomie.ask);
      return by.ask('PUT', `/api/leases/requests/${request?._id ?? lease._id}`, { accept });
    },
    state: async () => {
      const [row] = await app.database.query<object>(
        `SELECT a.state, a.release_date::text, a.notice_by, t.state AS stay, t.ends_on::text, t.rent_minor
           FROM agreements a JOIN tenancies t ON t.id = a.tenancy_id WHERE a.id = $1`,
        [lease._id],
      );
      return row;
    },
  };
}
