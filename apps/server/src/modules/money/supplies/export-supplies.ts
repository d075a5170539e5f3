import type { exportSupplies, ParsedInput } from '@common-roof/contracts';
import { type FilePerson, PURCHASE_COLUMNS, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import type { CsvTable } from '../../../platform/csv/send-csv.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Access } from '../../identity/access/index.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import { SuppliesRepository, type SupplyFilter, type SupplyRow } from './supplies.repository.ts';
import { SuppliesImportsRepository } from './supplies-imports.repository.ts';

const AT_ONCE = 100;

/** The history of a house as a table, in the form in which it can be imported again. */
@Injectable()
export class ExportSupplies {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesRepository,
    private readonly supplies: SuppliesRepository,
    private readonly imports: SuppliesImportsRepository,
  ) {}

  /** @throws 404 unless the caller lives in the house or owns it */
  async ofHouse(
    actor: Actor,
    houseId: string,
    { language, buyer: buyerId, ...query }: ParsedInput<typeof exportSupplies>['query'],
  ): Promise<CsvTable> {
    await this.access.requireHouse(actor, houseId);
    const { currency } = await this.houses.placeOf(houseId);
    const people = await this.imports.peopleOf(houseId);
    const { day, item, quantity, price, currency: paidWith, buyer, share } = PURCHASE_COLUMNS[language];
    const shares = people.map((person) => `${share} ${fullName(person)}`);
    return {
      name: `supplies-${houseId.slice(0, 8)}`,
      columns: [day, item, quantity, price, paidWith, buyer, ...shares],
      rows: this.rows({ houseId, buyerId, states: ['verified'], ...query }, people, currency),
    };
  }

  private async *rows(
    filter: SupplyFilter,
    people: readonly FilePerson[],
    currency: string,
  ): AsyncGenerator<readonly string[]> {
    let cursor: string | undefined;
    do {
      const { rows, next } = await this.supplies.list(filter, { limit: AT_ONCE, cursor });
      for (const row of rows) yield rowOf(row, people, currency);
      cursor = next ?? undefined;
    } while (cursor !== undefined);
  }
}

const fullName = ({ firstName, lastName }: FilePerson): string => `${firstName} ${lastName}`.trim();

function rowOf(row: SupplyRow, people: readonly FilePerson[], currency: string): string[] {
  const buyer = people.find(({ id }) => id === row.buyer_id);
  return [
    ...[row.bought_on, row.name, row.quantity, toWireMoney(Number(row.price_added_minor), currency), currency],
    buyer === undefined ? row.first_name : fullName(buyer),
    ...people.map(({ id }) => {
      const share = row.shares.find(({ roomie }) => roomie._id === id);
      return share === undefined ? '' : toWireMoney(share.minor, currency);
    }),
  ];
}
