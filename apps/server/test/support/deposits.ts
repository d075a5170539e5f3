import type { DamageDeposit, Deposit, Settlement } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';

import { agreementsOf, aLetHouse } from './agreements.ts';
import type { Answer } from './http.ts';
import { daysFromNow } from './leases.ts';
import { moneyOf } from './money.ts';
import { upload } from './pictures.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { buildWorld, type Player } from './world.ts';

let seed = 1_000;

/** A lease in force with a deposit, and both parties' actions about its end. */
export async function aLeaseWithDeposit(
  app: TestApp,
  homeowner: Player,
  deposit = '400.00',
  terms: object = {},
  currency?: string,
  /** Paid part of the deposit. */
  paid = deposit,
  /** Per month; null: the house's setting. */
  rent: string | null = null,
) {
  const house = await aLetHouse(app, homeowner, 1, currency);
  const owner = agreementsOf(app, homeowner);
  const roomie = agreementsOf(app, house.roomie);
  const roomieId = house.roomie.account.id;
  const settings = `/api/leases/settings/${house.houseId}`;
  // Notice that ends the lease on the same day, so that a release can follow.
  await owner.ask('PUT', settings, {
    notice_days: 0,
    notice_ends: 'any_day',
    deposit_return_days: 30,
    version: 0,
    ...terms,
  });
  const lease = await owner.make(house.roomId, { state: 'sent', deposit, ...(rent === null ? {} : { rent }) });
  await roomie.sign(lease);
  await owner.ask('PUT', `/api/agreements/${lease._id}/countersign`, {
    text_sha256: lease.text_sha256,
    consent: true,
    signature: 'Helen Owner',
  });
  if (paid !== '0.00') {
    const { status, text } = await moneyOf(app, homeowner).pay(roomieId, paid, {
      paid_on: daysFromNow(app, 0),
      account: 'deposit',
    });
    if (status >= 300) throw new Error(text);
  }
  const path = `/api/roomies/damage_deposit_data/${roomieId}`;
  const end = (name: string, body?: object): Promise<Answer> =>
    owner.ask('PUT', `/api/roomies/${name}/${roomieId}`, body);
  return {
    ...house,
    owner,
    ask: roomie.ask,
    lease,
    path,
    rollBack: () => end('rollbackrelease'),
    release: async (): Promise<Answer> => {
      // Only when no notice was given before.
      await end('prerelease', { release_date: dayIn('Europe/London', app.clock.now()) });
      const { body } = await owner.ask('GET', `/api/leases/${lease._id}/settlement`);
      return end('releaselease', { settlement_sha256: (body as Settlement).sha256 });
    },
    /** As the homeowner reads it. */
    data: async (): Promise<DamageDeposit> => (await owner.ask('GET', path)).body as DamageDeposit,
  };
}

/** A deposit that is held after a release, and both parties' actions on it over HTTP. */
export async function aHeldDeposit(
  app: TestApp,
  homeowner: Player,
  deposit = '400.00',
  terms: object = {},
  currency?: string,
  rent?: string,
) {
  const lease = await aLeaseWithDeposit(app, homeowner, deposit, terms, currency, deposit, rent);
  await lease.release();
  const { deposit: opened } = await lease.data();
  if (!opened) throw new Error('No deposit is held.');
  const id = opened._id;
  const { owner, ask, path } = lease;
  const photo = async (): Promise<string> => {
    const [made] = await upload(app, homeowner.token, ++seed);
    return made?.image_id ?? '';
  };
  const deduct = async (amount: string, reason = 'A broken lamp.'): Promise<Answer> =>
    owner.ask('POST', `/api/deposits/${id}/deductions`, {
      reason,
      amount,
      ground: { kind: 'receipt', photos: [await photo()] },
    });
  return {
    ...lease,
    id,
    photo,
    deduct,
    /** A deduction that must be accepted. @returns its id */
    deducted: async (amount: string, reason?: string): Promise<string> => {
      const answer = await deduct(amount, reason);
      if (answer.status !== 201) throw new Error(answer.text);
      return (answer.body as Deposit).deductions.at(-1)?._id ?? '';
    },
    change: (deduction: string, body: object) => owner.ask('PUT', `/api/deposits/${id}/deductions/${deduction}`, body),
    dispute: (deductions: readonly string[], words = 'It was broken before.') =>
      ask('PUT', `/api/deposits/${id}/dispute`, { deductions, words }),
    settle: (returned: string, more: object = {}) =>
      owner.ask('PUT', path, {
        returned_damaged_deposit: Number(returned) > 0,
        returned,
        returned_damaged_form_description: 'Bank transfer',
        returned_damaged_deposit_date: dayIn('Europe/London', app.clock.now()),
        ...more,
      }),
    now: async (): Promise<Deposit> => {
      const { deposit: read } = await lease.data();
      if (!read) throw new Error('No deposit is held.');
      return read;
    },
    /** The state of its lease. */
    leaseState: async () => (await owner.read(lease.lease._id)).state,
  };
}

export const depositOf = ({ body }: Answer): Deposit => body as Deposit;

/** A server with a homeowner who returns deposits. */
export async function startDeposits() {
  const app = await startTestApp();
  const world = await buildWorld(app);
  return {
    app,
    world,
    /** ISO date in the houses' time zone. */
    today: (): string => daysFromNow(app, 0),
    held: (amount?: string, terms?: object) => aHeldDeposit(app, world.players.h1, amount, terms),
  };
}

export type Deposits = Awaited<ReturnType<typeof startDeposits>>;
