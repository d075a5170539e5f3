import type {
  AgreementDetail,
  HouseBalance,
  LeaseSettings,
  LedgerEntry,
  RentPeriod,
  Settlement,
} from '@common-roof/contracts';

import { agreementsOf, aLetHouse } from './agreements.ts';
import { type Answer, call } from './http.ts';
import { agreeOnLastDay } from './leases.ts';
import { moneyOf } from './money.ts';
import type { TestApp } from './test-app.ts';
import { type Player, signIn } from './world.ts';

interface Terms {
  readonly starts_on: string;
  readonly ends_on?: string;
  readonly rent?: string;
  readonly rent_period?: RentPeriod;
  readonly deposit?: string;
}

/** A roomie who rents a room of a homeowner, on any day: both have a current session. */
export async function aRentedRoom(app: TestApp, homeowner: Player, terms: Terms) {
  const now = async ({ account }: Player) => signIn(app, account);
  const { houseId, roomId, roomie } = await aLetHouse(app, await now(homeowner));
  const roomieId = roomie.account.id;
  const ask = async (who: Player, method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token: (await now(who)).token, ...(body === undefined ? {} : { body }) });
  const settings = `/api/leases/settings/${houseId}`;
  const end = (name: string, body?: object): Promise<Answer> =>
    ask(homeowner, 'PUT', `/api/roomies/${name}/${roomieId}`, body);
  const entries = async (): Promise<LedgerEntry[]> => moneyOf(app, await now(roomie)).entriesOf(roomieId, '?limit=100');
  /** @param replaces the lease that this one replaces */
  const lease = async (more: Terms, replaces?: string): Promise<string> => {
    const [owner, tenant] = [agreementsOf(app, await now(homeowner)), agreementsOf(app, await now(roomie))];
    const what = { rent: '620.00', deposit: '0.00', ...more };
    const next = async (_id: string): Promise<AgreementDetail> => {
      const draft = (await owner.edit(roomieId, { _id }, '<p>{{rent}} {{rent_period}}</p>', what))
        .body as AgreementDetail;
      return (await owner.act(draft._id, 'send')).body as AgreementDetail;
    };
    const made = await (replaces === undefined ? owner.make(roomId, { state: 'sent', ...what }) : next(replaces));
    const signed = await tenant.sign(made);
    const countersigned = await owner.countersign(made._id);
    if (signed.status >= 300 || countersigned.status >= 300) throw new Error(signed.text + countersigned.text);
    await app.drainEvents();
    return made._id;
  };
  const saveSettings = async (more: Partial<LeaseSettings>): Promise<Answer> => {
    const { body } = await ask(homeowner, 'GET', settings);
    return ask(homeowner, 'PUT', settings, { ...(body as LeaseSettings), ...more });
  };
  await saveSettings({ notice_days: 0, notice_ends: 'any_day' });
  const leaseId = await lease(terms);
  const settlement = async (leftOn: string): Promise<Settlement> =>
    (await ask(homeowner, 'GET', `/api/leases/${leaseId}/settlement?left_on=${leftOn}`)).body as Settlement;
  return {
    houseId,
    roomId,
    roomieId,
    leaseId,
    account: roomie.account,
    lease,
    saveSettings,
    entries,
    settlement,
    ask,
    asRoomie: (method: string, path: string, body?: unknown) => ask(roomie, method, path, body),
    pay: async (amount: string, more: object = {}) => moneyOf(app, await now(homeowner)).pay(roomieId, amount, more),
    balance: async (): Promise<HouseBalance | undefined> =>
      (await moneyOf(app, await now(roomie)).balanceOf(roomieId))[0],
    /** The dues that stand, oldest first: their kind, the day and the amount. */
    dues: async () =>
      (await entries())
        .filter(
          ({ reverses, reversed_by, about }) => reverses === null && reversed_by === null && about.kind !== 'payment',
        )
        .map(({ about, on_day, amount }) => [about.kind, on_day, amount])
        .toSorted(([, a = ''], [, b = '']) => (a < b ? -1 : Number(a > b))),
    notice: async (day: string) => end('prerelease', { release_date: day }),
    release: async (leftOn: string) => {
      const by = (who: Player) => (method: string, path: string, body?: unknown) => ask(who, method, path, body);
      await agreeOnLastDay(leaseId, by(homeowner), by(roomie), leftOn);
      return end('releaselease', { settlement_sha256: (await settlement(leftOn)).sha256, left_on: leftOn });
    },
    rollBack: () => end('rollbackrelease'),
  };
}
