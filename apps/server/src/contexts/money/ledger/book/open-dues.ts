import type { MoneyAccount } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { type DueEventRow, ReadLedgerRepository } from './read-ledger.repository.ts';

/** A due, and its open amount in minor units. */
export interface Open {
  readonly row: DueEventRow;
  readonly left: number;
}

/** How many dues of an account are read first. Few people have more open dues. */
const FIRST = 24;

/**
 * Finds open dues. Payments cover the oldest dues first, so the newest ones that add up to an account's balance are
 * open. They are read from the newest on, so that a long history costs nothing.
 */
@Injectable()
export class OpenDues {
  constructor(private readonly ledger: ReadLedgerRepository) {}

  /** Returns a person's open dues in some houses, oldest first. */
  listOpen(accountId: string, houseIds: readonly string[], accounts?: readonly MoneyAccount[]): Promise<Open[]> {
    return this.listOpenOf([accountId], houseIds, accounts);
  }

  /** Returns the open dues of several people in some houses, oldest first. */
  async listOpenOf(
    accountIds: readonly string[],
    houseIds: readonly string[],
    accounts?: readonly MoneyAccount[],
  ): Promise<Open[]> {
    for (let take = FIRST; ; take *= 10) {
      const rows = await this.ledger.newestDues(accountIds, houseIds, accounts ?? null, take);
      const open: Open[] = [];
      let isWhole = true;
      const keyOf = ({ account_id, house_id, account }: DueEventRow): string => `${account_id}/${house_id}/${account}`;
      for (const theirs of Map.groupBy(rows, keyOf).values()) {
        let rest = Number(theirs[0]?.owed ?? 0);
        for (const row of theirs) {
          if (rest <= 0) break;
          const left = Math.min(rest, Number(row.minor));
          open.push({ row, left });
          rest -= left;
        }
        if (rest > 0 && theirs.length >= take) isWhole = false;
      }
      if (isWhole) return open.toSorted(byAge);
    }
  }
}

const byAge = ({ row: a }: Open, { row: b }: Open): number =>
  a.on_day === b.on_day ? (a.id < b.id ? -1 : 1) : a.on_day < b.on_day ? -1 : 1;
