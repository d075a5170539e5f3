import { type enterVariableCost, LIMITS, type ParsedInput, type VariableCost } from '@common-roof/contracts';
import { dayIn, daysBetween, plusDays, type Weighted } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access, type RunningRelation } from '#contexts/identity/access/index.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { Ledger, Restatements } from '#contexts/money/ledger/index.ts';
import { ReadCostsService } from './read-costs.service.ts';
import { BillSharers } from './bill-sharers.ts';
import { HouseShares, requireOwnKind } from './bills-of-roomies.ts';
import { BillsRecalculator } from './bills-recalculator.ts';
import { BillCorrected, BillEntered } from './variable-costs.events.ts';
import { type BillFacts, columnsOf, VARIABLE_COSTS, VariableCostsRepository } from './variable-costs.repository.ts';

type Entered = ParsedInput<typeof enterVariableCost>['body'];
type Corrected = NonNullable<Entered['replaces']>;

/** Number of days that people have to pay their share. */
const DAYS_TO_PAY = 14;

/** Lets the homeowner, and roomies who can run bills, enter or correct a house's bill. */
@Injectable()
export class EnterBillService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly costs: VariableCostsRepository,
    private readonly houseShares: HouseShares,
    private readonly sharers: BillSharers,
    private readonly ledger: Ledger,
    private readonly recalculator: BillsRecalculator,
    private readonly restatements: Restatements,
    private readonly images: Images,
    private readonly reader: ReadCostsService,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless the caller owns the house (and the corrected bill belongs to it); 403 for a roomie who can't run
   * bills, or corrects what a roomie didn't enter; 409 when the house is
   * archived, when a bill of that kind covers exactly these days or (unless confirmed) some of them, or when the
   * corrected bill has changed since; 422 for impossible days, an invalid amount in the house's currency, people who
   * neither live there nor lived there then, images that aren't the caller's, or a roomie who chooses who shares it
   */
  async enter(actor: Actor, houseId: string, body: Entered, origin: RequestOrigin): Promise<VariableCost> {
    return this.reader.get(actor, await this.store(actor, houseId, body, origin));
  }

  /**
   * Like {@link enter}. @param recurringId the recurring bill that enters it by itself, for its homeowner; null: a person
   * does
   */
  async store(
    actor: Actor,
    houseId: string,
    body: Entered,
    origin: RequestOrigin | null,
    recurringId: string | null = null,
  ): Promise<string> {
    const relation = await this.access.requireRightForChange(actor, houseId, 'bills');
    const { category, replaces } = body;
    const split = await this.houseShares.find(relation, {
      houseId,
      category,
      split: body.split,
      replaces: replaces?._id,
    });
    const { currency, timeZone } = await this.houses.findPlace(houseId);
    const now = this.clock.now();
    const today = dayIn(timeZone, now);
    requirePeriod(body, today);
    const facts = toFacts(body, currency, await this.sharers.check(houseId, { ...body, split }));
    const written = { at: now, by: actor.accountId, dueOn: plusDays(today, DAYS_TO_PAY) };
    return this.database.transaction(async () => {
      await this.ledger.lock(houseId);
      if (replaces) await this.requireCurrent(houseId, replaces, relation);
      await this.requireRoom(houseId, facts, body);
      const billId = replaces
        ? await this.correct(replaces, facts, written)
        : await this.costs.insert(houseId, facts, written);
      const photos = body.photo.map((image_id) => ({ image_id }));
      if (replaces || photos.length > 0) await this.images.placeOwn(actor, { kind: 'bill', id: billId }, photos);
      const event = { house_id: houseId, bill_id: billId, actor_id: actor.accountId };
      const recalculation = { houseId, by: actor.accountId, isAnew: replaces !== undefined };
      if (replaces) {
        const cause = { houseId, kind: 'corrected' as const, by: actor.accountId, reason: replaces.reason.trim() };
        const restated = (id: string): Promise<void> =>
          this.recalculator.recalculateBill(billId, { ...recalculation, restatementId: id });
        const restatementId = await this.restatements.atOnce(cause, restated, true);
        await this.outbox.append(BillCorrected, { ...event, restatement_id: restatementId });
      } else {
        await this.recalculator.recalculateBill(billId, { ...recalculation, restatementId: null });
        await this.outbox.append(BillEntered, recurringId === null ? event : { ...event, recurring_id: recurringId });
      }
      if (origin !== null) await this.audit.recordAdmin(actor, 'bill.enter', billId, origin);
      return billId;
    });
  }

  private async correct(
    { _id: id, reason }: Corrected,
    facts: BillFacts,
    { at, by, dueOn }: { readonly at: Date; readonly by: string; readonly dueOn: string },
  ): Promise<string> {
    await this.costs.keepVersion(id, { at, by }, reason.trim());
    const set = { ...columnsOf(facts), entered_at: at, entered_by: by, due_on: dueOn, reason: reason.trim() };
    await this.states.advance(VARIABLE_COSTS, 'correct', id, { set });
    return id;
  }

  private async requireCurrent(
    houseId: string,
    { _id: id, version }: Corrected,
    relation: RunningRelation,
  ): Promise<void> {
    const row = await this.costs.find(id);
    if (row?.house_id !== houseId) throw notFound();
    requireOwnKind(relation, row);
    if (row.state === 'entered' && row.version !== version) {
      const detail = 'This bill was changed in another window. Please look at it again.';
      throw new DomainError('stale_version', { detail, current: { version: row.version } });
    }
  }

  private async requireRoom(houseId: string, facts: BillFacts, { replaces, overlaps }: Entered): Promise<void> {
    const others = await this.costs.overlapping(houseId, facts, replaces?._id ?? null);
    const same = others.find(({ from_on, to_on }) => from_on === facts.from && to_on === facts.to);
    if (same) {
      throw new DomainError('conflict', {
        detail: 'There is a bill of that kind for exactly these days. Correct that one instead.',
        current: { bill_id: same.id },
      });
    }
    const [first] = others;
    if (first && !overlaps) {
      const between = { from: { day: first.from_on }, to: { day: first.to_on } };
      const detail = filled(
        'Another bill of that kind is for some of these days: {from} to {to}. Enter it all the same if that is right.',
        between,
      );
      throw new DomainError('conflict', { detail, current: { bill_id: first.id } });
    }
    if (!replaces && (await this.costs.countInYear(houseId, facts.from)) >= LIMITS.billsPerYear) {
      const detail = filled('There are already {most} bills in that year.', { most: LIMITS.billsPerYear });
      throw new DomainError('conflict', { detail });
    }
  }
}

/** @throws 422 for days that a bill can't have */
export function requirePeriod({ from, to }: Pick<Entered, 'from' | 'to'>, today: string): void {
  if (from > today) throw unacceptable('from', 'This can’t be in the future.');
  if (to < from) throw unacceptable('to', 'This can’t be before the first day.');
  if (daysBetween(from, to) >= LIMITS.billDays) throw unacceptable('to', 'This can’t be longer than two years.');
}

function toFacts(
  { category, from, to, amount, supplier, note, meter }: Entered,
  currency: string,
  split: Weighted[],
): BillFacts {
  if (meter && Number(meter.end) < Number(meter.start)) {
    throw unacceptable('meter.end', 'The end reading can’t be below the start reading.');
  }
  return {
    category,
    from,
    to,
    minor: minorOf(amount, currency, 'amount'),
    supplier: supplier.trim(),
    note: note.trim(),
    split,
    meter_name: meter === null ? null : meter.name.trim(),
    meter_start: meter?.start ?? null,
    meter_end: meter?.end ?? null,
    meter_unit: meter?.unit ?? null,
  };
}
