import { HOMEOWNER_ACCOUNTS } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { arrearLabel } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import {
  type Arrear,
  type ArrearsLedger,
  DepositArrears,
  type DepositRow,
  type OpenArrears,
} from '#contexts/letting/deposits/index.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { toAbout } from '#contexts/money/ledger/book/ledger.mapper.ts';
import { DepositMoves } from './deposit-moves.ts';
import { RentRepository } from './rent.repository.ts';

/** Leaves out the deposit account: the unpaid part of a deposit is not held, so it is no arrears. */
const ACCOUNTS = HOMEOWNER_ACCOUNTS.filter((account) => account !== 'deposit');

/** Returns what a roomie with a held deposit owes the homeowner in the house's ledger. */
@Injectable()
export class RoomieArrearsLedger implements ArrearsLedger, OnModuleInit {
  constructor(
    private readonly arrears: DepositArrears,
    private readonly ledger: Ledger,
    private readonly rents: RentRepository,
    private readonly moves: DepositMoves,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.arrears.register(this);
  }

  lock({ house_id: houseId }: DepositRow): Promise<void> {
    return this.ledger.lock(houseId);
  }

  async open({ house_id, roomie_id, time_zone, currency, language }: DepositRow): Promise<OpenArrears> {
    const today = dayIn(time_zone, this.clock.now());
    const open = await this.ledger.listOpen(house_id, roomie_id, ACCOUNTS);
    const dues = open
      .filter(({ row }) => row.on_day <= today)
      .map(({ row, left }): Arrear => {
        const { id, account, on_day: due_on } = row;
        return {
          id,
          account,
          due_on,
          minor: left,
          label: arrearLabel(toAbout(row.kind, row.facts, currency), account, language),
        };
      });
    return { dues, reportedMinor: await this.rents.reportedMinor(house_id, roomie_id) };
  }

  bringUpToDate(depositId: string): Promise<void> {
    return this.moves.bringUpToDate(depositId);
  }
}
