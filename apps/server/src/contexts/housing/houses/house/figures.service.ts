import { type getHomeownerFigures, type HomeownerFigures, LIMITS, type ParsedInput } from '@common-roof/contracts';
import { dayIn, occupancyByMonth, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type CountsRow, FiguresRepository, type HouseCountsRow } from './figures.repository.ts';

const DRAFTS_SHOWN = 20;
const WAITING_SHOWN = 50;

type Waiting = HomeownerFigures['waiting'][number];

/** The figures of a homeowner's dashboard. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly access: Access,
    private readonly figures: FiguresRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 when `house` is not the caller's own */
  async getForHomeowner(
    actor: Actor,
    query: ParsedInput<typeof getHomeownerFigures>['query'],
  ): Promise<HomeownerFigures> {
    const { accountId } = actor;
    const house = query.house ?? null;
    if (house !== null) await this.access.requireOwnHouses(actor, [house]);
    const [today, byHouse, rents, histories, states, drafts] = await Promise.all([
      this.figures.totals(accountId, house),
      this.figures.byHouse(accountId, house, LIMITS.pageMax),
      this.figures.rents(accountId, house),
      this.figures.histories(accountId, house),
      this.figures.housesByState(accountId),
      this.figures.drafts(accountId, DRAFTS_SHOWN),
    ]);
    const inAll = (state: string): number => states.get(state) ?? 0;
    return {
      today: toCounts(today),
      houses: { open: inAll('open'), draft: inAll('draft'), archived: inAll('archived') },
      rent: rents.map((row) => ({
        currency: row.currency,
        let: toWireMoney(Number(row.let_minor), row.currency),
        empty: toWireMoney(Number(row.empty_minor), row.currency),
      })),
      // Houses may be in several time zones; a month over all of them ends with the UTC day.
      months: occupancyByMonth(histories, dayIn('UTC', this.clock.now()), query.months).map((row) => ({
        month: row.month,
        available_days: row.availableDays,
        occupied_days: row.occupiedDays,
      })),
      by_house: byHouse.map((row) => ({ _id: row.id, name: row.name, ...toCounts(row) })),
      waiting: [...drafts.map(toDraft), ...byHouse.flatMap(waitingIn)].slice(0, WAITING_SHOWN),
    };
  }
}

const toCounts = ({ rooms, vacant, listed, releasing }: CountsRow): HomeownerFigures['today'] => ({
  rooms,
  occupied: rooms - vacant - listed - releasing,
  releasing,
  listed,
  vacant,
});

const toDraft = ({ id, name }: { id: string; name: string }): Waiting => ({
  kind: 'draft',
  house_id: id,
  house_name: name,
  count: 0,
  until: null,
});

function waitingIn(row: HouseCountsRow): Waiting[] {
  const house = { house_id: row.id, house_name: row.name, until: null };
  const waiting: Waiting[] = [];
  if (row.rooms === 0) waiting.push({ ...house, kind: 'no_rooms', count: 0 });
  if (row.releasing > 0) {
    waiting.push({ ...house, kind: 'releasing', count: row.releasing, until: row.releasing_until });
  }
  if (row.vacant > 0) waiting.push({ ...house, kind: 'vacant', count: row.vacant });
  return waiting;
}
