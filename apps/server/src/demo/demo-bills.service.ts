import type { BillRhythm, CostCategory, MeterUnit } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { ReadLedgerService, PaymentsService } from '#contexts/money/ledger/index.ts';
import { EnterBillService, RecurringBillsService } from '#contexts/money/expenses/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock, isoDay } from './demo-clock.ts';

export interface BilledHouse {
  readonly owner: Actor;
  readonly houseId: string;
  readonly origin: RequestOrigin;
}

/** A kind of bill: its cost per month, and what its meter counts. */
interface Kind {
  readonly category: CostCategory;
  readonly supplier: string;
  /** Of January, of February, and so on, in whole units of money. */
  readonly byMonth: readonly number[];
  readonly meter?: { readonly name: string; readonly unit: MeterUnit; readonly start: number; readonly price: number };
}

const flat = (amount: number): readonly number[] => Array.from({ length: 12 }, () => amount);

const KINDS: readonly Kind[] = [
  {
    category: 'electricity',
    supplier: 'Aire Valley Power',
    byMonth: [88, 84, 79, 71, 66, 61, 58, 60, 67, 74, 82, 91],
    meter: { name: 'Hall cupboard', unit: 'kWh', start: 18_204, price: 0.28 },
  },
  {
    category: 'gas',
    supplier: 'Pennine Gas',
    byMonth: [142, 131, 104, 68, 41, 24, 19, 20, 33, 71, 112, 138],
    meter: { name: 'Cellar', unit: 'kWh', start: 61_880, price: 0.07 },
  },
  { category: 'internet', supplier: 'Loop Broadband', byMonth: flat(34) },
];
const WATER = { category: 'water', supplier: 'Yorkshire Springs', amount: 118 } as const;

/** Bills arrive this many days after their month, and are paid this many days later. */
const DAYS_AFTER = 4;
const DAYS_TO_PAY = 9;
const MONTHS = 14;
/** Cents that vary by month, so that amounts look real. */
const centsOf = (at: number, by: number): string => String((at * 37 + by * 23) % 100).padStart(2, '0');

interface Month {
  readonly from: string;
  readonly to: string;
}

interface NewBill {
  readonly category: CostCategory;
  readonly supplier: string;
  readonly amount: string;
  /** ISO date of arrival. */
  readonly came: string;
}

/** Lists complete past months, the earliest first. */
function monthsBefore(today: string, count: number): Month[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const from = new Date(Date.UTC(year, month - 1 - count + at, 1)).toISOString().slice(0, 10);
    const next = new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 10);
    return { from, to: plusDays(next, -1) };
  });
}

/** The costs of a house over the past months: its bills as they arrived and were paid, and those that are expected. */
@Injectable()
export class DemoBills {
  /** Last meter readings of a house, by what they count. */
  private readonly stands = new Map<string, number>();

  constructor(
    private readonly entering: EnterBillService,
    private readonly recurring: RecurringBillsService,
    private readonly ledger: ReadLedgerService,
    private readonly payments: PaymentsService,
    private readonly clock: DemoClock,
  ) {}

  /** Bills up to the month before last, all of them paid. @param payers current and past roomies */
  async past(house: BilledHouse, payers: readonly Actor[]): Promise<void> {
    const months = monthsBefore(this.clock.dayAgo(0), MONTHS).slice(0, -1);
    for (const [at, month] of months.entries()) {
      for (const [by, kind] of KINDS.entries())
        await this.monthly(house, kind, { at, by, ...month, came: plusDays(month.to, DAYS_AFTER) });
      if (at % 3 === 2) await this.water(house, months[at - 2]?.from ?? month.from, month.to, at);
      await this.pay(house, payers, plusDays(month.to, DAYS_AFTER + DAYS_TO_PAY));
    }
  }

  /** Bills of last month: its electricity bill has not arrived and is due now. */
  async present(house: BilledHouse): Promise<void> {
    const today = this.clock.dayAgo(0);
    const months = monthsBefore(today, MONTHS);
    const last = months.at(-1);
    if (!last) return;
    for (const [by, kind] of KINDS.entries()) {
      if (kind.category !== 'electricity')
        await this.monthly(house, kind, { at: MONTHS - 1, by, ...last, came: this.clock.dayAgo(2) });
    }
    this.clock.setDaysAgo(0, '08:00');
    const first = months[0]?.from.slice(0, 7) ?? '';
    await this.expect(house, 'electricity', 'month', `${first}-${today.slice(8) < '28' ? today.slice(8) : '28'}`);
    await this.expect(house, 'water', 'quarter', plusDays(today, 40));
  }

  private async monthly(
    house: BilledHouse,
    { category, supplier, byMonth, meter }: Kind,
    { at, by, from, to, came }: Month & { readonly at: number; readonly by: number; readonly came: string },
  ): Promise<void> {
    const whole = byMonth[Number(from.slice(5, 7)) - 1] ?? 0;
    const amount = `${String(whole + (category === 'internet' ? 0 : at % 4))}.${centsOf(at, by)}`;
    const bill = { category, supplier, from, to, amount, came };
    if (!meter) {
      await this.enter(house, bill, null);
      return;
    }
    const start = this.stands.get(category) ?? meter.start;
    const end = start + Math.round(Number(amount) / meter.price);
    this.stands.set(category, end);
    const { name, unit } = meter;
    await this.enter(house, bill, { name, unit, start: String(start), end: String(end) });
  }

  private async water(house: BilledHouse, from: string, to: string, at: number): Promise<void> {
    const { category, supplier, amount } = WATER;
    const bill = { category, supplier, from, to, amount: `${String(amount + at)}.${centsOf(at, 3)}` };
    await this.enter(house, { ...bill, came: plusDays(to, DAYS_AFTER) }, null);
  }

  private async enter(
    { owner, houseId, origin }: BilledHouse,
    { came, ...bill }: Month & NewBill,
    meter: { name: string; unit: MeterUnit; start: string; end: string } | null,
  ): Promise<void> {
    this.clock.set(this.momentOf(came));
    const body = { ...bill, meter, note: '', photo: [], split: [], overlaps: false };
    await this.entering.enter(owner, houseId, body, origin);
  }

  private async pay({ owner, houseId, origin }: BilledHouse, payers: readonly Actor[], on: string): Promise<void> {
    const at = this.momentOf(on);
    this.clock.set(at);
    for (const { accountId } of payers) {
      const { houses } = await this.ledger.balance(owner, accountId);
      const accounts = houses.find(({ house }) => house._id === houseId)?.accounts ?? [];
      const amount = accounts.find(({ account }) => account === 'utilities')?.amount ?? '0.00';
      if (Number(amount) <= 0) continue;
      const payment = { amount, paid_on: isoDay(at), method: 'bank_transfer' as const, note: '', house_id: houseId };
      await this.payments.recordPayment(owner, accountId, { ...payment, account: 'utilities' }, origin);
    }
  }

  private async expect(
    { owner, houseId, origin }: BilledHouse,
    category: CostCategory,
    every: BillRhythm,
    first_on: string,
  ): Promise<void> {
    const bill = { category, every, first_on, supplier: '', amount: null, split: [] };
    await this.recurring.save(owner, houseId, bill, origin);
  }

  /** The morning of a day, and never in the future. */
  private momentOf(day: string): Date {
    const [at, latest] = [new Date(`${day}T07:40:00Z`), this.clock.daysAgo(0)];
    return at < latest ? at : latest;
  }
}
