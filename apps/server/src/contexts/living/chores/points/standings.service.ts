import {
  type getStandings,
  MAX_BONUS_PER_MONTH,
  type ParsedInput,
  type setBestWorst,
  STREAK_TURNS,
  type Standings,
} from '@common-roof/contracts';
import { dayIn, periodOf, streakOf } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestampOrNull } from '#kernel/database/naming.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access, type HouseRelation } from '#contexts/identity/access/index.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { daysOf, Months } from './months.ts';
import { type MonthRow, MonthsRepository, type StandingRow } from './months.repository.ts';
import { PointLedger } from './point-ledger.ts';
import { BonusGiven } from './points.events.ts';

/** Shows a house's standings, and lets its homeowner give bonuses and close months. */
@Injectable()
export class StandingsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly months: MonthsRepository,
    private readonly reckoning: Months,
    private readonly ledger: PointLedger,
    private readonly houses: HousesReadModel,
    private readonly planner: ChorePlanner,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller lives in the house or owns it */
  async getStandings(
    actor: Actor,
    houseId: string,
    { month }: ParsedInput<typeof getStandings>['query'],
  ): Promise<Standings> {
    const relation = await this.access.requireHouse(actor, houseId);
    return this.shown(actor, relation, houseId, month);
  }

  /**
   * Gives a bonus in an open month that has begun, closes that month, or ranks it again.
   * @throws 404; 409 when the house is archived, or for a bonus in a closed month; 422 for a future month, or a person
   * who didn't live there
   */
  async set(
    actor: Actor,
    houseId: string,
    { id, points, reason, month, close }: ParsedInput<typeof setBestWorst>['body'],
    origin: RequestOrigin,
  ): Promise<Standings> {
    const relation = await this.access.requireHouseForChange(actor, houseId);
    return this.database.transaction(async () => {
      await this.planner.lock(houseId);
      const current = periodOf(this.clock.now(), await this.houses.findTimeZone(houseId));
      const period = month ?? current;
      if (period === current) await this.reckoning.openMonth(houseId, period);
      const held = await this.months.lock(houseId, period);
      if (!held) throw unacceptable('month', 'Choose a month that has begun.');
      if (id !== undefined && points !== undefined && reason !== undefined) {
        if (held.closed_at)
          throw new DomainError('conflict', { detail: 'This month is closed.', current: { state: 'closed' } });
        await this.requireBonus(houseId, period, id, points);
        const bonus = { roomie_id: id, cause: 'bonus', period, at: this.clock.now(), points, strikes: 0 } as const;
        await this.ledger.append(houseId, [{ ...bonus, given_by: actor.accountId, reason: reason.trim() }]);
        await this.outbox.append(BonusGiven, {
          house_id: houseId,
          period,
          roomie_id: id,
          points,
          actor_id: actor.accountId,
        });
      }
      if (close) await this.reckoning.close(houseId, period, actor.accountId);
      else await this.reckoning.rank(houseId, period);
      await this.audit.recordAdmin(actor, 'points.set', houseId, origin);
      return this.shown(actor, relation, houseId, period);
    });
  }

  /** @throws 422 for a person who didn't live there in the month, or more than a month's bonus */
  private async requireBonus(houseId: string, period: string, roomieId: string, points: number): Promise<void> {
    const row = (await this.rows(houseId, period)).find(({ roomie_id: id }) => id === roomieId);
    if (!row) throw unacceptable('id', 'Choose a person who lived in the house in that month.');
    const left = bonusLeft(row);
    if (Math.abs(points) <= left) return;
    throw unacceptable('points', filled('You can give or take {left} more points this month.', { left }));
  }

  private async rows(houseId: string, period: string): Promise<StandingRow[]> {
    const today = dayIn(await this.houses.findTimeZone(houseId), this.clock.now());
    return this.months.standings(houseId, period, daysOf(period, today), STREAK_TURNS);
  }

  private async shown(actor: Actor, relation: HouseRelation, houseId: string, month?: string): Promise<Standings> {
    const period = month ?? periodOf(this.clock.now(), await this.houses.findTimeZone(houseId));
    const held = await this.months.find(houseId, period);
    const rows = await this.rows(houseId, period);
    return toStandings(rows, held, { houseId, period, readerId: actor.accountId, seesWorst: relation !== 'member' });
  }
}

const bonusLeft = ({ bonus_moved: moved }: StandingRow): number => Math.max(0, MAX_BONUS_PER_MONTH - moved);

interface Shown {
  readonly houseId: string;
  readonly period: string;
  readonly readerId: string;
  /** When false, people see the worst place only if it is their own. */
  readonly seesWorst: boolean;
}

function toStandings(rows: readonly StandingRow[], held: MonthRow | undefined, shown: Shown): Standings {
  const whole = rows.reduce((sum, { effort }) => sum + Math.max(0, effort), 0);
  const items = rows.map((row) => ({
    roomie: { _id: row.roomie_id, first_name: row.first_name, photo: row.photo },
    points: row.points,
    strikes: row.strikes,
    done: row.done,
    effort: whole === 0 ? 0 : Math.max(0, row.effort) / whole,
    streak: streakOf(row.turns.toReversed()).current,
    bonus: row.bonus,
    bonus_left: bonusLeft(row),
    all_time: row.all_time,
    is_best: held?.best.includes(row.roomie_id) ?? false,
    is_worst: (shown.seesWorst || row.roomie_id === shown.readerId) && (held?.worst.includes(row.roomie_id) ?? false),
  }));
  return {
    house_id: shown.houseId,
    month: shown.period,
    closed_at: toTimestampOrNull(held?.closed_at ?? null),
    // The order must not reveal the worst place either to a reader who may not see it.
    items: shown.seesWorst
      ? items.toSorted((a, b) => b.points - a.points || a.strikes - b.strikes)
      : items.toSorted((a, b) => Number(b.is_best) - Number(a.is_best)),
  };
}
