import {
  dayIn,
  dueOwed,
  instantOf,
  type LateFee,
  lateFees,
  type LateFeeRule,
  nextLateFeeDay,
  plusDays,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { LedgerReconciler, type PostingTarget } from '#contexts/money/ledger/book/ledger-reconciler.ts';
import { type FactsOfPerson, LateFeeFactsRepository, type RentOfStay } from './late-fee-facts.repository.ts';
import { type LateFeeChange, LateFeeChanged, LateFeesDue } from './late-fees.events.ts';
import { LateFeesRepository } from './late-fees.repository.ts';

/** When people are told of fees, in the house's time zone. A fee's day begins then. */
const MORNING = '09:00';
const SUBJECT = 'late_fee';

/** A person whose fees are brought up to date, and why. */
interface OfPerson {
  readonly houseId: string;
  readonly roomieId: string;
}
interface Waived {
  readonly feeId: string;
  readonly change: 'waived' | 'restored';
  readonly actorId: string;
}
interface House {
  readonly homeownerId: string;
  readonly today: string;
  readonly zone: string;
}

/** Returns the day whose fees apply at a moment: until the morning it is the day before. */
export function lateFeeDay(zone: string, now: Date): string {
  const day = dayIn(zone, now);
  return now >= instantOf(day, MORNING, zone) ? day : plusDays(day, -1);
}

/**
 * Brings a person's late fees in line with what they follow from: warns, charges, and takes back. The result is the
 * same however often and late it runs; a house's ledger has one writer at a time.
 */
@Injectable()
export class ChargeLateFees {
  constructor(
    private readonly database: Database,
    private readonly rows: LateFeesRepository,
    private readonly reader: LateFeeFactsRepository,
    private readonly houses: HousesReadModel,
    private readonly ledger: Ledger,
    private readonly reconciler: LedgerReconciler,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @param waived the waiver that a person has just made or undone */
  async bringUpToDate(person: OfPerson, waived?: Waived): Promise<void> {
    await this.database.transaction(async () => {
      const { houseId, roomieId } = person;
      await this.ledger.lock(houseId);
      const row = await this.houses.find(houseId);
      const rules = await this.rows.listRules(houseId);
      if (!row || rules.length === 0) return;
      const zone = row.time_zone;
      const house = { zone, homeownerId: row.homeowner_id, today: lateFeeDay(zone, this.clock.now()) };
      const facts = await this.warn(person, rules, house.today);
      const fees = lateFees({ ...facts, rules }, house.today);
      await this.post({ person, rules, facts, fees, house }, waived);
      const next = nextLateFeeDay(fees);
      const key = `${houseId}:${roomieId}`;
      if (next === null) return this.scheduledEvents.unschedule(LateFeesDue, key);
      const payload = { house_id: houseId, roomie_id: roomieId };
      await this.scheduledEvents.schedule(LateFeesDue, { key, at: instantOf(next, MORNING, zone), payload });
    });
  }

  /** Warns of fees whose day has come. @returns the facts with these warnings */
  private async warn(person: OfPerson, rules: readonly LateFeeRule[], today: string): Promise<FactsOfPerson> {
    const facts = await this.read(person);
    const due = lateFees({ ...facts, rules }, today).filter(({ state }) => state === 'to_warn');
    const rents = due.flatMap(({ dueId }) => facts.rents.get(dueId) ?? []);
    if (rents.length === 0) return facts;
    await this.rows.insertFees(
      rents.map(({ stayId, agreementId, name }) => ({
        tenancy_id: stayId,
        agreement_id: agreementId,
        due: name,
        warned_on: today,
      })),
    );
    const warned = await this.read(person);
    for (const fee of due) await this.tell(person, { facts: warned, fee, change: 'warned', actorId: null });
    return warned;
  }

  private async read({ houseId, roomieId }: OfPerson): Promise<FactsOfPerson> {
    const facts = (await this.reader.read(houseId, [roomieId])).get(roomieId);
    if (!facts) throw new Error('The facts of a person were not read.');
    return facts;
  }

  private async post({ person, rules, facts, fees, house }: ToPost, waived?: Waived): Promise<void> {
    const ids = [...facts.feeIds.values()];
    const standing = await this.ledger.listStanding(SUBJECT, ids);
    const targets = new Map<string, PostingTarget>();
    const told: Parameters<ChargeLateFees['tell']>[1][] = [];
    for (const [dueId, id] of facts.feeIds) {
      const fee = fees.find((each) => each.dueId === dueId);
      // A reported payment decides nothing: what stands stays, and what doesn't waits.
      if (fee?.state === 'held') continue;
      const rule = rules.find((each) => each.id === fee?.ruleId);
      const rent = facts.rents.get(dueId);
      const target = toTarget({ id, person, house, rent, rule, fee: fee?.state === 'charged' ? fee : undefined });
      targets.set(id, target);
      const before = minorOf(standing.get(id)?.postings ?? [], person.roomieId);
      const after = minorOf(target.postings, person.roomieId);
      const own = waived?.feeId === id ? waived : undefined;
      const change = changeOf(before, after, own, fee);
      const actorId = own?.actorId ?? null;
      if (change) told.push({ facts, fee: fee ?? { dueId, appliesOn: house.today, minor: before }, change, actorId });
    }
    const by = waived?.actorId ?? null;
    await this.reconciler.reconcile(targets, { kind: SUBJECT, onDay: house.today, by });
    for (const each of told) await this.tell(person, each);
  }

  private async tell(
    { houseId, roomieId }: OfPerson,
    {
      facts,
      fee,
      change,
      actorId,
    }: {
      facts: FactsOfPerson;
      fee: Pick<LateFee, 'dueId' | 'appliesOn' | 'minor'>;
      change: LateFeeChange;
      actorId: string | null;
    },
  ): Promise<void> {
    const [feeId, rent] = [facts.feeIds.get(fee.dueId), facts.rents.get(fee.dueId)];
    // A rent that is no longer charged says so itself.
    if (feeId === undefined || !rent) return;
    await this.outbox.append(LateFeeChanged, {
      fee_id: feeId,
      house_id: houseId,
      roomie_id: roomieId,
      actor_id: actorId,
      change,
      month: rent.period === 'month' ? rent.month : `${rent.from}/${rent.to}`,
      applies_on: fee.appliesOn,
      minor: fee.minor,
    });
  }
}

interface ToPost {
  readonly person: OfPerson;
  readonly rules: readonly LateFeeRule[];
  readonly facts: FactsOfPerson;
  readonly fees: readonly LateFee[];
  readonly house: House;
}

const minorOf = (postings: PostingTarget['postings'], roomieId: string): number =>
  postings.reduce((sum, { personId, minor }) => (personId === roomieId ? sum + minor : sum), 0);

function changeOf(before: number, after: number, own: Waived | undefined, fee?: LateFee): LateFeeChange | undefined {
  if (own?.change === 'waived' && fee) return 'waived';
  if (before === after) return undefined;
  if (before === 0) return own?.change ?? 'applied';
  return after === 0 ? 'taken_back' : 'changed';
}

interface Charged {
  readonly id: string;
  readonly person: OfPerson;
  readonly house: House;
  readonly rent: RentOfStay | undefined;
  readonly rule: LateFeeRule | undefined;
  /** What the person owes; undefined: nothing. */
  readonly fee: LateFee | undefined;
}

function toTarget({ id, person, house, rent, rule, fee }: Charged): PostingTarget {
  const minor = fee?.minor ?? 0;
  const people = { debtorId: person.roomieId, creditorId: house.homeownerId };
  const postings = dueOwed({ ...people, account: 'other', minor });
  return {
    postings,
    reason: '',
    journal: (key) => {
      if (!fee || !rent || !rule) throw new Error('A late fee without a rent was to be posted.');
      const { month, period, from, to, dueOn } = rent;
      return {
        houseId: person.houseId,
        kind: 'late_fee',
        onDay: fee.appliesOn,
        subject: { kind: SUBJECT, id },
        key,
        by: null,
        facts: {
          month,
          ...(period === 'month' ? {} : { period }),
          from,
          to,
          due_on: dueOn,
          days: rule.graceDays,
          overdue_minor: fee.overdue,
          percent: rule.fee.kind === 'percent' ? String(rule.fee.tenths / 10) : null,
        },
        postings,
      };
    },
  };
}
