import type {
  getYearlyStatement,
  listStatementEntries,
  Page,
  ParsedInput,
  StatementEntry,
  YearlyStatement,
} from '@common-roof/contracts';
import { dayIn, type StatementYear, statementYearFrom, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { housesOf, totalsOf } from './statement-sums.ts';
import { type StatementEntryRow, StatementRepository, type StatementScope } from './statement.repository.ts';

export type StatementQuery = ParsedInput<typeof getYearlyStatement>['query'];

interface Asked {
  readonly scope: StatementScope;
  readonly year: StatementYear;
  /** The homeowner's name. */
  readonly homeowner: string;
  /** The current ISO date in the houses. */
  readonly today: string;
}

/** Adds up what a homeowner received and paid in a year. Nothing of it is stored, so it is always what its rows say. */
@Injectable()
export class YearlyStatementService {
  constructor(
    private readonly access: Access,
    private readonly statements: StatementRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the house is the caller's; 422 for an admin who names no house */
  async get(actor: Actor, query: StatementQuery): Promise<YearlyStatement> {
    const { scope, year, homeowner, today } = await this.read(actor, query);
    const { basis } = scope;
    const asOf = year.to < today ? year.to : today;
    const moved = await this.statements.listMoved({ ...scope, from: year.beforeFrom });
    const openRents = await this.statements.listOpenRent({ ...scope, to: asOf });
    return {
      from: year.from,
      to: year.to,
      as_of: asOf,
      basis,
      homeowner,
      totals: totalsOf(moved, basis, year),
      houses: housesOf(moved, openRents, basis),
    };
  }

  /** @throws as {@link get} */
  async listEntries(
    actor: Actor,
    {
      from,
      basis,
      house_id,
      figure,
      person_id: personId,
      room_id: roomId,
      category,
      ...paging
    }: ParsedInput<typeof listStatementEntries>['query'],
  ): Promise<Page<StatementEntry>> {
    const { scope } = await this.read(actor, { from, basis, ...(house_id && { house_id }) });
    const filter = { figures: [figure], personId, roomId, category };
    return toPage(await this.statements.listEntries(scope, filter, paging, 'newest'), toEntry);
  }

  /** Checks whose statement it is, and of which days. @throws as {@link get} */
  async read(actor: Actor, { from, basis, house_id: houseId }: StatementQuery): Promise<Asked> {
    if (houseId !== undefined) {
      const relation = await this.access.requireHouse(actor, houseId);
      if (relation !== 'owner' && relation !== 'admin') throw notFound();
    } else if (actor.role !== 'homeowner') throw unacceptable('house_id', 'Choose a house.');
    const whose = houseId === undefined ? { homeownerId: actor.accountId } : { houseId };
    const owner = await this.statements.findOwner(whose);
    const year = statementYearFrom(from);
    const homeownerId = owner?.id ?? actor.accountId;
    return {
      scope: { homeownerId, houseId: houseId ?? null, from: year.from, to: year.to, basis },
      year,
      homeowner: owner?.name ?? (await this.statements.findName(actor.accountId)),
      today: dayIn(owner?.time_zone ?? 'UTC', this.clock.now()),
    };
  }
}

const named = (id: string | null, name: string | null) => (id === null ? null : { _id: id, name: name ?? '' });

const toEntry = (row: StatementEntryRow): StatementEntry => ({
  _id: row.id,
  house: { _id: row.house_id, name: row.house },
  currency: row.currency,
  day: row.day,
  figure: row.figure,
  person: named(row.person_id, row.person),
  room: named(row.room_id, row.room),
  category: row.category as StatementEntry['category'],
  words: row.words,
  amount: toWireMoney(Number(row.minor), row.currency),
});
