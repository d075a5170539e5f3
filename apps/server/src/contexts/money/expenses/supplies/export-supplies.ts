import type { exportSupplies, ParsedInput } from '@common-roof/contracts';
import { CATEGORY_NAMES, type FilePerson, paidParts, PURCHASE_COLUMNS, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import type { CsvTable } from '#kernel/csv/send-csv.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { SuppliesRepository, type SupplyFilter, type SupplyRow } from './supplies.repository.ts';
import { type PaidRow, SuppliesImportsRepository } from './supplies-imports.repository.ts';

const AT_ONCE = 100;

/** Exports a house's history as a table that can be imported again. */
@Injectable()
export class ExportSupplies {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly supplies: SuppliesRepository,
    private readonly imports: SuppliesImportsRepository,
  ) {}

  /** @throws 404 unless the caller lives in the house or owns it */
  async exportHouse(
    actor: Actor,
    houseId: string,
    { language, buyer: buyerId, ...query }: ParsedInput<typeof exportSupplies>['query'],
  ): Promise<CsvTable> {
    await this.access.requireHouse(actor, houseId);
    const { currency } = await this.houses.findPlace(houseId);
    const people = await this.imports.listPeople(houseId);
    const words = PURCHASE_COLUMNS[language];
    const { day, item, quantity, price, currency: paidWith, category, buyer, paid, share, kind } = words;
    const payers = (await this.imports.hasSeveralPayers(houseId)) ? people : [];
    const personal = [
      ...payers.map((person) => `${paid} ${fullName(person)}`),
      ...people.map((person) => `${share} ${fullName(person)}`),
    ];
    return {
      name: `supplies-${houseId.slice(0, 8)}`,
      columns: [day, item, quantity, price, paidWith, category, buyer, ...personal, kind],
      rows: this.rows(
        { houseId, buyerId, states: ['verified'], ...query },
        { people, payers, currency, words, categories: CATEGORY_NAMES[language] },
      ),
    };
  }

  /** Yields the purchases, then the payments between roomies. */
  private async *rows(
    filter: SupplyFilter & { readonly houseId: string },
    table: Table,
  ): AsyncGenerator<readonly string[]> {
    let cursor: string | undefined;
    do {
      const { rows, next } = await this.supplies.list(filter, { limit: AT_ONCE, cursor });
      for (const row of rows) yield purchaseRow(row, table);
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    const { houseId, buyerId: payerId, month, search } = filter;
    for (let after: string | null = null; ;) {
      const paid: PaidRow[] = await this.imports.listPayments(
        houseId,
        { month, payerId, search },
        { after, limit: AT_ONCE },
      );
      for (const row of paid) yield paymentRow(row, table);
      if (paid.length < AT_ONCE) return;
      after = paid.at(-1)?.id ?? null;
    }
  }
}

interface Table {
  readonly people: readonly FilePerson[];
  /** The people with a column for what they paid. Empty: only the buyers paid. */
  readonly payers: readonly FilePerson[];
  readonly categories: (typeof CATEGORY_NAMES)[keyof typeof CATEGORY_NAMES];
  readonly currency: string;
  readonly words: (typeof PURCHASE_COLUMNS)[keyof typeof PURCHASE_COLUMNS];
}

const fullName = ({ firstName, lastName }: FilePerson): string => `${firstName} ${lastName}`.trim();

function purchaseRow(row: SupplyRow, { people, payers, currency, words, categories }: Table): string[] {
  const buyer = people.find(({ id }) => id === row.buyer_id);
  const minor = Number(row.price_added_minor);
  const paid = new Map(
    row.payers.length === 0
      ? []
      : paidParts({
          id: row.id,
          buyerId: row.buyer_id,
          minor,
          payers: row.payers.map(({ roomie, minor: part }) => ({ id: roomie._id, minor: part })),
        }).map((part) => [part.id, toWireMoney(part.minor, currency)]),
  );
  return [
    ...[row.bought_on, row.name, row.quantity, toWireMoney(minor, currency), currency, categories[row.category]],
    buyer === undefined ? row.first_name : fullName(buyer),
    ...payers.map(({ id }) => paid.get(id) ?? ''),
    ...people.map(({ id }) => {
      const share = row.shares.find(({ roomie }) => roomie._id === id);
      return share === undefined ? '' : toWireMoney(share.minor, currency);
    }),
    words.purchase,
  ];
}

/**
 * Writes a payment as if the payer had bought something for the other roomie alone, so that a program that ignores the
 * kind still computes the right balance.
 */
function paymentRow(
  { on_day: day, from_id, to_id, minor, note }: PaidRow,
  { people, payers, currency, words }: Table,
): string[] {
  const payer = people.find(({ id }) => id === from_id);
  const amount = toWireMoney(Number(minor), currency);
  return [
    ...[day, note === '' ? words.payment : note, '', amount, currency, '', payer === undefined ? '' : fullName(payer)],
    ...payers.map(() => ''),
    ...people.map(({ id }) => (id === to_id ? amount : '')),
    words.payment,
  ];
}
