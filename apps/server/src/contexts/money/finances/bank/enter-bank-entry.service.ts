import {
  type BankEntry,
  type CallResponse,
  type enterBankEntries,
  type enterBankEntry,
  type ParsedInput,
} from '@common-roof/contracts';
import { dayIn, toWireMoney } from '@common-roof/domain';
import { filled, type ProblemText } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Ledger, PaymentsService, ReportedPaymentsService } from '#contexts/money/ledger/index.ts';
import { toBankEntry } from './bank.mapper.ts';
import { BankEntriesChanged } from './bank.events.ts';
import { BankEntriesRepository, type BankEntryRow } from './bank-entries.repository.ts';
import { BankPeopleRepository } from './bank-people.repository.ts';
import { BankProposals } from './bank-proposals.ts';

type Whose = ParsedInput<typeof enterBankEntry>['body'];

const conflict = (detail: ProblemText): DomainError => new DomainError('conflict', { detail });

/** Turns entries of bank statements into payments, or leaves them aside. */
@Injectable()
export class EnterBankEntryService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly entries: BankEntriesRepository,
    private readonly people: BankPeopleRepository,
    private readonly proposals: BankProposals,
    private readonly ledger: Ledger,
    private readonly payments: PaymentsService,
    private readonly reported: ReportedPaymentsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Enters an open entry as a payment, in one transaction and once. One that the roomie reported is confirmed, and one
   * that is entered already is linked.
   * @throws 404 unless entry and house are the caller's, and the roomie lives or lived there; 409 for an entry that was
   * entered for someone else, another currency, a day to come, an archived house, or a payment that can't be linked
   */
  async enter(actor: Actor, id: string, whose: Whose, origin: RequestOrigin): Promise<BankEntry> {
    return this.database.transaction(async () => {
      await this.entries.lock(actor.accountId, id);
      const entry = await this.found(actor, id);
      if (entry.payment_id !== null) {
        if (entry.roomie_id === whose.roomie_id && entry.house_id === whose.house_id) return toBankEntry(entry);
        throw conflict('This payment is already entered.');
      }
      await this.requireFit(actor, entry, whose.house_id);
      await this.entries.setPayment(id, await this.pay(actor, entry, whose, origin));
      await this.outbox.append(BankEntriesChanged, { homeowner_id: actor.accountId });
      return toBankEntry(await this.found(actor, id));
    });
  }

  /** Enters several, each as {@link enter} does. @returns which were entered, and which were not */
  async enterAll(
    actor: Actor,
    { entries }: ParsedInput<typeof enterBankEntries>['body'],
    origin: RequestOrigin,
  ): Promise<CallResponse<typeof enterBankEntries>> {
    const entered: string[] = [];
    const refused: string[] = [];
    for (const { entry_id: id, ...whose } of entries) {
      try {
        await this.enter(actor, id, whose, origin);
        entered.push(id);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push(id);
      }
    }
    return { entered, refused };
  }

  /** Leaves an entry aside, or brings it back, once. @throws 404 unless it is the caller's; 409 when it is entered */
  async setIgnored(actor: Actor, id: string, isIgnored: boolean): Promise<BankEntry> {
    return this.database.transaction(async () => {
      await this.entries.lock(actor.accountId, id);
      const entry = await this.found(actor, id);
      if (entry.payment_id !== null) throw conflict('This payment is already entered.');
      if ((entry.ignored_at !== null) !== isIgnored) {
        await this.entries.setIgnored(id, isIgnored ? this.clock.now() : null);
        await this.outbox.append(BankEntriesChanged, { homeowner_id: actor.accountId });
      }
      const changed = await this.found(actor, id);
      if (isIgnored) return toBankEntry(changed);
      const people = await this.proposals.readPeople(actor.accountId, changed.booked_on);
      return toBankEntry(changed, people, people.propose(changed).proposal);
    });
  }

  private async requireFit(actor: Actor, entry: BankEntryRow, houseId: string): Promise<void> {
    const house = await this.people.findHouse(actor.accountId, houseId);
    if (!house) throw notFound();
    await this.access.requireHouseForChange(actor, houseId);
    if (house.currency !== entry.currency) {
      throw conflict(filled('This house uses {currency}.', { currency: house.currency }));
    }
    if (entry.booked_on > dayIn(house.time_zone, this.clock.now())) {
      throw conflict('The day of this payment is still to come.');
    }
  }

  /** @returns the id of the payment */
  private async pay(actor: Actor, entry: BankEntryRow, whose: Whose, origin: RequestOrigin): Promise<string> {
    const { roomie_id: roomieId, house_id: houseId, payment_id: paymentId } = whose;
    const minor = Number(entry.minor);
    if (paymentId !== null) {
      await this.ledger.lock(houseId);
      if (!(await this.people.canLink(paymentId, roomieId, houseId, minor))) {
        throw conflict('The payment it was to be linked to has changed. Please look at it again.');
      }
      return paymentId;
    }
    const confirmed = await this.reported.confirmSame(actor, { roomieId, houseId, minor }, origin);
    if (confirmed !== undefined) return confirmed;
    const payment = {
      amount: toWireMoney(minor, entry.currency),
      method: 'bank_transfer' as const,
      paid_on: entry.booked_on,
      note: entry.words,
      currency: entry.currency,
      house_id: houseId,
    };
    return (await this.payments.recordPayment(actor, roomieId, payment, origin))._id;
  }

  private async found({ accountId }: Actor, id: string): Promise<BankEntryRow> {
    const row = await this.entries.find(accountId, id);
    if (!row) throw notFound();
    return row;
  }
}
