import type { announceRent, answerRentChange, AgreementStep, LeaseRent, ParsedInput } from '@common-roof/contracts';
import { dayIn, highestRent, instantOf, periodFrom, toWireMoney } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { LeasedStaysService } from '#contexts/housing/houses/index.ts';
import { AgreementRecord } from '#contexts/letting/leasing/agreements/agreement-record.ts';
import type { AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import { requireOwn, type SigningParty } from '#contexts/letting/leasing/agreements/signing-parties.ts';
import { IN_FORCE } from './lease-in-force.ts';
import { LeaseRentService, rentToday } from './lease-rent.service.ts';
import type { RentChangeEntity } from './rent-change.entity.ts';
import { RentAnnounced, RentChangeAnswered, RentChangeBegins, RentChangeWithdrawn } from './rent-changes.events.ts';
import { RENT_CHANGES, RentChangesRepository } from './rent-changes.repository.ts';

type Announced = ParsedInput<typeof announceRent>['body'];
type Answer = ParsedInput<typeof answerRentChange>['body'];

/**
 * Announces a new rent for a lease, answers it, and withdraws it before its day. The signed text never changes: dues are
 * derived from the announced rents.
 */
@Injectable()
export class AnnounceRentService {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly changes: RentChangesRepository,
    private readonly rents: LeaseRentService,
    private readonly stays: LeasedStaysService,
    private readonly record: AgreementRecord,
    private readonly states: States,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws 404 unless the lease is the homeowner's; 409 unless it is in force and goes on, and while another rent is
   * announced; 422 for a day or a rent that the rules of the house don't allow.
   */
  async announce(actor: Actor, leaseId: string, body: Announced, origin: RequestOrigin): Promise<LeaseRent> {
    await this.database.transaction(async () => {
      const row = await this.lock(actor, leaseId, 'homeowner');
      const current = await this.rents.rentOf(row);
      if (current.possible === null) {
        throw new DomainError('conflict', {
          detail: 'A new rent can be announced for a lease in force that goes on, one at a time.',
          current: { state: row.state },
        });
      }
      const minor = minorOf(body.rent, row.currency, 'rent');
      const before = rentToday(row, await this.changes.listDated(row.id), this.today(row));
      await this.requireAllowed(row, { from: body.from, minor, before }, current);
      const id = await this.changes.insert({
        agreement_id: row.id,
        from_on: body.from,
        rent_minor: String(minor),
        before_minor: String(before),
        announced_at: this.clock.now(),
      });
      const by = { actor, origin };
      const rent = toWireMoney(minor, row.currency);
      await this.record.append('rent_announced', row, by, { change_id: id, from: body.from, rent });
      await this.outbox.append(RentAnnounced, happened(row, id, actor));
      await this.scheduledEvents.schedule(RentChangeBegins, {
        key: `${row.id}:${body.from}`,
        at: instantOf(body.from, '00:00', row.time_zone),
        payload: { agreement_id: row.id },
      });
    });
    return this.rents.get(actor, leaseId);
  }

  /** Throws 404 unless it is about the roomie's lease; 409 once it is withdrawn or answered. */
  answer(actor: Actor, id: string, answer: Answer, origin: RequestOrigin): Promise<LeaseRent> {
    return this.change(actor, id, 'tenant', async (change, row) => {
      if (change.state !== 'announced' || change.answer !== null) {
        throw new DomainError('conflict', { detail: 'This announcement was answered or withdrawn.' });
      }
      const objection = answer.said === 'objected' ? answer.objection : '';
      await this.changes.answer(id, answer.said, objection, this.clock.now());
      const step: AgreementStep = answer.said === 'objected' ? 'rent_objected' : 'rent_acknowledged';
      await this.record.append(step, row, { actor, origin }, { change_id: id, objection_sha256: sha256(objection) });
      await this.outbox.append(RentChangeAnswered, happened(row, id, actor));
    });
  }

  /** Throws 404 unless it is about the homeowner's lease; 409 from its day on. */
  withdraw(actor: Actor, id: string, origin: RequestOrigin): Promise<LeaseRent> {
    return this.change(actor, id, 'homeowner', async (change, row) => {
      if (change.state === 'announced' && change.from_on <= this.today(row)) {
        throw new DomainError('conflict', { detail: 'This rent already applies. Announce another one.' });
      }
      await this.states.advance(RENT_CHANGES, 'withdraw', id, { set: { withdrawn_at: this.clock.now() } });
      await this.record.append('rent_withdrawn', row, { actor, origin }, { change_id: id });
      await this.outbox.append(RentChangeWithdrawn, happened(row, id, actor));
      await this.scheduledEvents.unschedule(RentChangeBegins, `${row.id}:${change.from_on}`);
    });
  }

  /** The first day of an announced rent: the stay shows it from now on. */
  async begin(leaseId: string): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.agreements.lock(leaseId);
      if (!row || !IN_FORCE.includes(row.state) || row.tenancy_id === null) return;
      const minor = rentToday(row, await this.changes.listDated(row.id), this.today(row));
      await this.stays.setRent(row.tenancy_id, minor, row.rent_period);
    });
  }

  private async change(
    actor: Actor,
    id: string,
    side: SigningParty,
    work: (change: RentChangeEntity, row: AgreementWithText) => Promise<void>,
  ): Promise<LeaseRent> {
    const found = await this.changes.find(id);
    if (!found) throw notFound();
    await this.database.transaction(async () => {
      // The lease is locked first, as in every step.
      const row = await this.lock(actor, found.agreement_id, side);
      const change = await this.changes.find(id);
      if (!change) throw notFound();
      await work(change, row);
    });
    return this.rents.get(actor, found.agreement_id);
  }

  private async lock(actor: Actor, leaseId: string, wanted: SigningParty): Promise<AgreementWithText> {
    const { row, side } = requireOwn(actor, await this.agreements.lock(leaseId));
    if (row.type !== 'lease' || side !== wanted) throw notFound();
    return row;
  }

  private async requireAllowed(
    row: AgreementWithText,
    { from, minor, before }: { from: string; minor: number; before: number },
    { possible }: LeaseRent,
  ): Promise<void> {
    if (minor === before) throw unacceptable('rent', 'This is the rent already.');
    const startsOn = row.starts_on ?? from;
    if (periodFrom({ startsOn, period: row.rent_period }, from) !== from) {
      throw unacceptable('from', 'Choose the first day of a rent period.');
    }
    const earliest = minor > before ? possible?.higher_from : possible?.lower_from;
    if (typeof earliest !== 'string') {
      throw unacceptable('rent', 'This lease has a fixed term: its rent can’t go up before the term ends.');
    }
    if (from < earliest) {
      throw unacceptable('from', filled('The earliest day is {earliest}.', { earliest: { day: earliest } }));
    }
    const highest = highestRent(before, await this.rents.mostPercent(row.house_id));
    if (highest !== null && minor > before && minor > highest) {
      const amount = toWireMoney(highest, row.currency);
      throw unacceptable('rent', filled('The rules of the house allow at most {amount}.', { amount }));
    }
  }

  private today({ time_zone: zone }: AgreementWithText): string {
    return dayIn(zone, this.clock.now());
  }
}

const happened = ({ id, house_id }: AgreementWithText, changeId: string, { accountId }: Actor) => ({
  agreement_id: id,
  house_id,
  change_id: changeId,
  actor_id: accountId,
});
