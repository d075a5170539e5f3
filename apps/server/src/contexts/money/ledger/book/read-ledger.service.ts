import type {
  LedgerBalance,
  LedgerCheck,
  LedgerEntry,
  listLedger,
  listLedgerChecks,
  Page,
  ParsedInput,
} from '@common-roof/contracts';
import { dayIn, paymentReference } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { toCheck, toEntry, toHouseBalance } from './ledger.mapper.ts';
import { OpenDues } from './open-dues.ts';
import { type BalanceRow, ReadLedgerRepository } from './read-ledger.repository.ts';

/** Shows a roomie's ledger to the roomie, to their current and former homeowners, and to admins. */
@Injectable()
export class ReadLedgerService {
  constructor(
    private readonly access: Access,
    private readonly ledger: ReadLedgerRepository,
    private readonly dues: OpenDues,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the roomie is the caller, or lives or lived in one of the caller's houses */
  async balance(actor: Actor, roomieId: string): Promise<LedgerBalance> {
    await this.require(actor, roomieId);
    const rows = await this.ledger.balances(roomieId, actor.role === 'homeowner' ? actor.accountId : null);
    const houses = [...Map.groupBy(rows, ({ house_id: id }) => id).values()].filter(isFilled);
    const open = await this.dues.listOpen(
      roomieId,
      houses.map(([{ house_id: id }]) => id),
    );
    const now = this.clock.now();
    const { first_name, late_fees } = await this.ledger.findPerson(roomieId, actor);
    return {
      roomie: { _id: roomieId, first_name },
      late_fees,
      houses: houses.map((ofHouse) => {
        const [{ house_id: id, house, time_zone: zone }] = ofHouse;
        const about = { today: dayIn(zone, now), reference: paymentReference(house, roomieId) };
        return toHouseBalance(
          ofHouse,
          open.filter(({ row }) => row.house_id === id),
          about,
        );
      }),
    };
  }

  /** @throws 404 as {@link balance} */
  async entries(
    actor: Actor,
    roomieId: string,
    { account, house, ...query }: ParsedInput<typeof listLedger>['query'],
  ): Promise<Page<LedgerEntry>> {
    await this.require(actor, roomieId);
    const sort = [account, house].join('/');
    return toPage(await this.ledger.entries(actor, roomieId, { account, house }, { ...query, sort }), toEntry);
  }

  /** Lists checks for admins. */
  async checks(query: ParsedInput<typeof listLedgerChecks>['query']): Promise<Page<LedgerCheck>> {
    return toPage(await this.ledger.checks(query), toCheck);
  }

  private async require(actor: Actor, roomieId: string): Promise<void> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation === 'housemate' || relation === 'keeper') throw notFound();
  }
}

const isFilled = (rows: BalanceRow[]): rows is [BalanceRow, ...BalanceRow[]] => rows.length > 0;
