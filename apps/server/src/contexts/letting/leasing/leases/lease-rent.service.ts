import type { LeaseRent, RentChange } from '@common-roof/contracts';
import {
  type ChangedLease,
  type DatedRent,
  dayIn,
  earliestDecrease,
  earliestIncrease,
  highestRent,
  periodFrom,
  plusDays,
  rentOn,
  toWireMoney,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { AgreementRow } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import { requireOwn } from '#contexts/letting/leasing/agreements/signing-parties.ts';
import { LeasesRepository } from './leases.repository.ts';
import type { RentChangeEntity } from './rent-change.entity.ts';
import { RentChangesRepository } from './rent-changes.repository.ts';

/** How many periods ahead a new rent can be announced from: a year and a half of months. */
const PERIODS_AHEAD = 18;

/** The rent of a lease today and from a day on, and what can be announced. */
@Injectable()
export class LeaseRentService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly leases: LeasesRepository,
    private readonly changes: RentChangesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless it is a lease of the caller's */
  async get(actor: Actor, id: string): Promise<LeaseRent> {
    const { row } = requireOwn(actor, await this.agreements.find(id));
    if (row.type !== 'lease' || row.starts_on === null) throw notFound();
    return this.rentOf(row);
  }

  async rentOf(row: AgreementRow): Promise<LeaseRent> {
    const { currency } = row;
    const settings = await this.leases.settings(row.house_id);
    const { notice_days: noticeDays, months, most_percent: percent } = settings.rent_increase;
    const found = await this.changes.list(row.id);
    const today = dayIn(row.time_zone, this.clock.now());
    const minor = rentToday(row, datedOf(found), today);
    const lease = changedLease(row, found);
    // A term after which the lease runs on ends like any other; one that ends with the lease leaves nothing after it.
    const isFixed = lease.termEndsOn !== null && settings.fixed_term === 'ends';
    const higherFrom = isFixed ? null : earliestIncrease(lease, { noticeDays, months }, today);
    const lowerFrom = earliestDecrease(lease, today);
    const isAhead = found.some(({ state, from_on: from }) => state === 'announced' && from > today);
    const highest = highestRent(minor, percent);
    return {
      agreement_id: row.id,
      currency,
      period: row.rent_period,
      rent: toWireMoney(minor, currency),
      changes: found.map((change) => toRentChange(change, currency, today)),
      possible:
        row.state === 'active' && !isAhead
          ? {
              lower_from: lowerFrom,
              higher_from: higherFrom,
              highest: highest === null ? null : toWireMoney(highest, currency),
              days: nextPeriods(lease, lowerFrom, higherFrom),
            }
          : null,
      term_ends_on: lease.termEndsOn,
      notice_days: noticeDays,
      months,
    };
  }

  async mostPercent(houseId: string): Promise<number | null> {
    return (await this.leases.settings(houseId)).rent_increase.most_percent;
  }
}

/** Returns a whole period's rent on a day, in minor units. */
export const rentToday = (
  { rent_minor: minor }: Pick<AgreementRow, 'rent_minor'>,
  changes: readonly DatedRent[],
  today: string,
): number => rentOn({ minor: Number(minor ?? 0), changes }, today);

const datedOf = (found: readonly RentChangeEntity[]): DatedRent[] =>
  found
    .filter(({ state }) => state === 'announced')
    .map(({ from_on: from, rent_minor: minor }) => ({ from, minor: Number(minor) }))
    .toSorted(({ from: a }, { from: b }) => (a < b ? -1 : 1));

function changedLease(row: AgreementRow, found: readonly RentChangeEntity[]): ChangedLease {
  const increases = found.filter(
    ({ state, rent_minor, before_minor }) => state === 'announced' && Number(rent_minor) > Number(before_minor),
  );
  return {
    startsOn: row.starts_on ?? '',
    period: row.rent_period,
    increasedOn:
      increases
        .map(({ from_on: from }) => from)
        .toSorted()
        .at(-1) ?? null,
    termEndsOn: row.runs_on ? null : row.ends_on,
  };
}

/** Lists the first days of the next periods, and of those from the first possible increase on. */
function nextPeriods(lease: ChangedLease, lowerFrom: string, higherFrom: string | null): string[] {
  const days = new Set<string>();
  for (const first of [lowerFrom, higherFrom]) {
    if (first === null) continue;
    let day = first;
    for (let count = 0; count < PERIODS_AHEAD; count += 1) {
      days.add(day);
      day = periodFrom(lease, plusDays(day, 1));
    }
  }
  return [...days].toSorted();
}

const toRentChange = (change: RentChangeEntity, currency: string, today: string): RentChange => ({
  _id: change.id,
  from: change.from_on,
  rent: toWireMoney(Number(change.rent_minor), currency),
  before: toWireMoney(Number(change.before_minor), currency),
  state: change.state,
  in_force: change.state === 'announced' && change.from_on <= today,
  announced_at: toTimestamp(change.announced_at),
  answer:
    change.answer === null || change.answered_at === null
      ? null
      : { said: change.answer, objection: change.objection, at: toTimestamp(change.answered_at) },
});
