import { HOMEOWNER_ACCOUNTS } from '@common-roof/contracts';
import {
  type BankCandidate,
  type BankMatch,
  type BankProposal,
  dayIn,
  type LearnedPayer,
  plusDays,
  proposeMatch,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Ledger, ReportedPaymentsService } from '#contexts/money/ledger/index.ts';
import type { BankEntryRow } from './bank-entries.repository.ts';
import { BankPeopleRepository, type BankPersonRow } from './bank-people.repository.ts';

/** How long after moving out somebody is expected to pay. */
const DAYS_AFTER = 366;
/** How far back a payment that was entered by hand may be. */
const DAYS_AROUND = 10;

/** A person in a house, with everything that a proposal needs. */
export interface BankPerson extends BankCandidate {
  readonly name: string;
  /** Amounts that wait for the homeowner's confirmation, in minor units. */
  readonly reported: readonly number[];
}

export interface Proposed {
  readonly entry: BankEntryRow;
  readonly proposal: BankProposal;
}

/** People of a homeowner, by person and house. */
export class BankPeople {
  private readonly byId: ReadonlyMap<string, BankPerson>;

  constructor(
    readonly all: readonly BankPerson[],
    private readonly learned: readonly LearnedPayer[],
  ) {
    this.byId = new Map(all.map((person) => [keyOf(person), person]));
  }

  find(match: Pick<BankMatch, 'roomieId' | 'houseId'>): BankPerson | undefined {
    return this.byId.get(keyOf(match));
  }

  propose(entry: BankEntryRow): Proposed {
    const { booked_on: bookedOn, minor, currency, payer, words, account_key: accountKey } = entry;
    const credit = { bookedOn, minor: Number(minor), currency, payer, words, accountKey };
    return { entry, proposal: proposeMatch(credit, this.all, this.learned) };
  }
}

const keyOf = ({ roomieId, houseId }: Pick<BankMatch, 'roomieId' | 'houseId'>): string => `${roomieId}/${houseId}`;

/** Gathers who may have paid a homeowner: people with their open dues, payments, reports and earlier payers. */
@Injectable()
export class BankProposals {
  constructor(
    private readonly people: BankPeopleRepository,
    private readonly ledger: Ledger,
    private readonly reported: ReportedPaymentsService,
    private readonly clock: Clock,
  ) {}

  /** @param from ISO date of the oldest entry that is proposed for; undefined: none */
  async gather(homeownerId: string, from?: string): Promise<BankPeople> {
    const today = dayIn('UTC', this.clock.now());
    const rows = await this.people.listPeople(homeownerId, plusDays(today, -DAYS_AFTER));
    const payments = from === undefined ? [] : await this.people.listPayments(homeownerId, plusDays(from, -DAYS_AROUND));
    const reports = await this.reported.listWaiting(homeownerId);
    const people: BankPerson[] = [];
    for (const row of rows) {
      const isTheirs = (one: { readonly roomieId: string; readonly houseId: string }): boolean =>
        one.roomieId === row.roomie_id && one.houseId === row.house_id;
      people.push({
        ...toPerson(row),
        dues: row.owes ? await this.listDues(row) : [],
        payments: payments.filter(isTheirs),
        reported: reports.filter(isTheirs).map(({ minor }) => minor),
      });
    }
    return new BankPeople(people, from === undefined ? [] : await this.people.listLearned(homeownerId));
  }

  private async listDues({ house_id, roomie_id }: BankPersonRow): Promise<BankCandidate['dues']> {
    const open = await this.ledger.listOpen(house_id, roomie_id, HOMEOWNER_ACCOUNTS);
    return open.map(({ row, left }) => ({ dueOn: row.on_day, minor: left }));
  }
}

const toPerson = (row: BankPersonRow) => ({
  roomieId: row.roomie_id,
  firstName: row.first_name,
  lastName: row.last_name,
  name: `${row.first_name} ${row.last_name}`.trim(),
  houseId: row.house_id,
  house: row.house,
  currency: row.currency,
  isCurrent: row.is_current,
});
