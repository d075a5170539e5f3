import type { CostCategory, House, VariableCost } from '@common-roof/contracts';

import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { moneyToType, parseMoney } from '#lib/money.ts';
import type { BillDefaults } from './bill-defaults.ts';
import { among, readSharers, sharersOf, type TypedSharers, typedSharers } from './bill-sharers.ts';
import { NO_METER, readMeter, type TypedMeter } from './meter-fields.tsx';

/** The URL's values for a new bill. */
export interface BillFormInput {
  readonly category?: CostCategory;
  readonly from?: string;
  readonly to?: string;
  readonly amount?: string;
  readonly note?: string;
}

/** What is typed in the form; absent: untouched. */
export interface TypedBill {
  readonly from?: string;
  readonly to?: string;
  readonly amount?: string;
  readonly supplier?: string;
  readonly note?: string;
  readonly meter?: TypedMeter;
  readonly sharers?: TypedSharers;
  readonly photos?: readonly string[];
  readonly reason?: string;
}

interface Known {
  readonly house: House;
  readonly likely: BillDefaults;
  readonly asked: BillFormInput;
  /** The bill to correct; undefined: a new one. */
  readonly bill: VariableCost | undefined;
}

/** Returns the values of a bill's form: what is typed, or what is known or likely. Null or undefined: can't be sent. */
export function useBillValues(typed: TypedBill, { house, likely, asked, bill }: Known) {
  const { i18n } = useTranslation();
  const { currentData: detail } = useHouseQuery({ id: house._id });
  const people = sharersOf(detail?.roomies ?? [], bill);
  const given = bill?.amount ?? asked.amount;
  const shownAmount = typed.amount ?? (given === undefined ? '' : moneyToType(given, house.currency, i18n.language));
  const meter = typed.meter ?? (bill === undefined ? { ...NO_METER, ...likely.meter } : (bill.meter ?? NO_METER));
  const known = typed.sharers === undefined ? typedSharers(bill?.split ?? likely.split) : typed.sharers;
  // Someone of the last bill may have left.
  const sharers = detail === undefined ? known : among(people, known);
  return {
    from: typed.from ?? bill?.from ?? asked.from ?? likely.from,
    to: typed.to ?? bill?.to ?? asked.to ?? likely.to,
    shownAmount,
    amount: parseMoney(shownAmount, house.currency),
    supplier: typed.supplier ?? bill?.supplier ?? likely.supplier,
    note: typed.note ?? bill?.note ?? asked.note ?? '',
    meter,
    // A known meter without a new reading isn't part of this bill.
    read: bill === undefined && meter.end.trim() === '' ? null : readMeter(meter),
    people,
    sharers,
    split: readSharers(sharers),
  };
}
