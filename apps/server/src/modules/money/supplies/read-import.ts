import {
  type importSupplies,
  LIMITS,
  type ParsedInput,
  type PurchaseFault,
  type PurchaseForm,
} from '@common-roof/contracts';
import {
  columnsOf,
  dayIn,
  type FaultyLine,
  type FiledPayment,
  type FilePerson,
  namesIn,
  paymentsAmong,
  personNamed,
  placed,
  type PlacedPurchase,
  purchasesIn,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { readCsv } from '../../../platform/csv/read-csv.ts';
import { unacceptable } from '../../../platform/http/domain-error.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import { InhabitantsRepository } from '../../home/roomies/index.ts';
import { SuppliesImportsRepository } from './supplies-imports.repository.ts';

type SentFile = Pick<ParsedInput<typeof importSupplies>['body'], 'file' | 'people'>;

/** A name of the file, and whom it means; null: nobody yet. */
interface NamedPerson {
  readonly name: string;
  readonly id: string | null;
}

/** What a file says about a house. */
export interface ReadFile {
  readonly form: PurchaseForm;
  readonly currency: string;
  readonly names: readonly NamedPerson[];
  readonly people: readonly FilePerson[];
  readonly purchases: readonly PlacedPurchase[];
  readonly payments: readonly FiledPayment[];
  /** By line. */
  readonly faults: readonly FaultyLine[];
}

/** Reads a file of purchases as it would be taken now: what is there already is not taken again. */
@Injectable()
export class ReadImport {
  constructor(
    private readonly houses: HousesRepository,
    private readonly imports: SuppliesImportsRepository,
    private readonly inhabitants: InhabitantsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 422 for a file that is no table of purchases, or has a name given to somebody who never lived in the house */
  async read(houseId: string, { file, people: chosen }: SentFile): Promise<ReadFile> {
    const { columns, lines, broken } = tableOf(file);
    const { currency, timeZone } = await this.houses.placeOf(houseId);
    const context = { currency, today: dayIn(timeZone, this.clock.now()) };
    const { purchases: said, faults } = purchasesIn(columns, lines, context);
    const people = await this.imports.peopleOf(houseId);
    const names = namesOf(namesIn(said), people, chosen);
    const known = new Map(names.flatMap(({ name, id }) => (id === null ? [] : [[name, id] as const])));
    const found = placed(said, known, await this.inhabitants.of(houseId));
    const { purchases, payments } = paymentsAmong(found.purchases);
    const there = new Set([
      ...(await this.imports.linesThere(houseId, purchases)),
      ...(await this.imports.paymentsThere(houseId, payments)),
    ]);
    const isNew = ({ line }: { readonly line: number }): boolean => !there.has(line);
    const all: FaultyLine[] = [
      ...faults,
      ...found.faults,
      ...broken.map((line) => faultIn(line, 'quotes', '')),
      ...found.purchases
        .filter(({ line }) => there.has(line))
        .map(({ line, name }) => faultIn(line, 'already_there', name)),
    ];
    return {
      ...{ form: columns.form, currency, names, people },
      purchases: purchases.filter(isNew),
      payments: payments.filter(isNew),
      faults: all.toSorted((a, b) => a.line - b.line),
    };
  }
}

const faultIn = (line: number, fault: PurchaseFault, said: string): FaultyLine => ({ line, fault, said });

/** @throws 422 */
function tableOf(file: string) {
  const table = readCsv(Buffer.from(file, 'base64'), LIMITS.importLines);
  switch (table) {
    case 'empty':
      throw unacceptable('file', 'is empty');
    case 'encoding':
      throw unacceptable('file', 'is no table of text');
    case 'too_long':
      throw unacceptable('file', 'has more than 2,000 lines');
    default: {
      const columns = columnsOf(table.header);
      if (!columns) throw unacceptable('file', 'has none of the headers that are known');
      return { columns, lines: table.lines, broken: table.broken };
    }
  }
}

/** @throws 422 */
function namesOf(
  names: readonly string[],
  people: readonly FilePerson[],
  chosen: SentFile['people'],
): readonly NamedPerson[] {
  const ids = new Set(people.map(({ id }) => id));
  if (chosen.some(({ roomie }) => roomie !== null && !ids.has(roomie))) {
    throw unacceptable('people', 'must live or have lived in this house');
  }
  return names.map((name) => {
    const choice = chosen.find((each) => each.name === name);
    return { name, id: choice === undefined ? (personNamed(name, people) ?? null) : choice.roomie };
  });
}
