import type { MoneyAccount } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { type DueEventRow, ReadLedgerRepository } from './read-ledger.repository.ts';

/** Something that is due, and what is left of it, in minor units. */
export interface Open {
  readonly row: DueEventRow;
  readonly left: number;
}

/** So many dues of an account are looked at first; whoever owes for more is rare. */
const FIRST = 24;

/**
 * What is open, when what was paid pays the oldest first: the newest dues that make up what an account stands at. They are read from
 * the newest on, so that a long history costs nothing.
 */
@Injectable()
export class OpenDues {
  constructor(private readonly ledger: ReadLedgerRepository) {}

  /** Of a person in some houses, the oldest first. */
  async listOpen(accountId: string, houseIds: readonly string[], accounts?: readonly MoneyAccount[]): Promise<Open[]> {
    for (let take = FIRST; ; take *= 10) {
      const rows = await this.ledger.newestDues(accountId, houseIds, accounts ?? null, take);
      const open: Open[] = [];
      let isWhole = true;
      for (const theirs of Map.groupBy(rows, ({ house_id, account }) => `${house_id}/${account}`).values()) {
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
