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

/** Reads who may have paid a homeowner: people with their open dues, payments, reports and earlier payers. */
@Injectable()
export class BankProposals {
  constructor(
    private readonly people: BankPeopleRepository,
    private readonly ledger: Ledger,
    private readonly reported: ReportedPaymentsService,
    private readonly clock: Clock,
  ) {}

  /** @param from ISO date of the oldest entry that is proposed for; undefined: none */
  async readPeople(homeownerId: string, from?: string): Promise<BankPeople> {
    const today = dayIn('UTC', this.clock.now());
    const rows = await this.people.listPeople(homeownerId, plusDays(today, -DAYS_AFTER));
    const payments =
      from === undefined ? [] : await this.people.listPayments(homeownerId, plusDays(from, -DAYS_AROUND));
    const reports = await this.reported.listWaiting(homeownerId);
    const owing = rows.filter(({ owes }) => owes);
    const open = await this.ledger.listOpenOf(
      [...new Set(owing.map(({ house_id: id }) => id))],
      [...new Set(owing.map(({ roomie_id: id }) => id))],
      HOMEOWNER_ACCOUNTS,
    );
    const dues = open.map(({ row, left }) => ({
      roomieId: row.account_id,
      houseId: row.house_id,
      dueOn: row.on_day,
      minor: left,
    }));
    const [duesOf, paymentsOf, reportsOf] = [byPerson(dues), byPerson(payments), byPerson(reports)];
    const people = rows.map((row): BankPerson => {
      const person = toPerson(row);
      return {
        ...person,
        dues: duesOf(person),
        payments: paymentsOf(person),
        reported: reportsOf(person).map(({ minor }) => minor),
      };
    });
    return new BankPeople(people, from === undefined ? [] : await this.people.listLearned(homeownerId));
  }
}

/** Returns how to find the rows of a person in a house. */
function byPerson<Row extends Pick<BankMatch, 'roomieId' | 'houseId'>>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, keyOf);
  return (person: Pick<BankMatch, 'roomieId' | 'houseId'>): readonly Row[] => groups.get(keyOf(person)) ?? [];
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
