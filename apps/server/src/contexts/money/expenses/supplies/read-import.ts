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
  spliitTable,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { readCsv } from '#kernel/csv/read-csv.ts';
import { type DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { HousesReadModel, InhabitantsReadModel } from '#contexts/housing/houses/index.ts';
import { readSpliit } from './read-spliit.ts';
import { SuppliesImportsRepository } from './supplies-imports.repository.ts';

type People = ParsedInput<typeof importSupplies>['body']['people'];
type Table = ReturnType<typeof tableOf>;

/** A name in the file, and the person it means. Null until one is chosen. */
interface NamedPerson {
  readonly name: string;
  readonly id: string | null;
}

/** The content of a file about a house. */
export interface ReadFile {
  readonly form: PurchaseForm;
  readonly currency: string;
  readonly names: readonly NamedPerson[];
  readonly people: readonly FilePerson[];
  readonly purchases: readonly PlacedPurchase[];
  readonly payments: readonly FiledPayment[];
  /** Sorted by line. */
  readonly faults: readonly FaultyLine[];
}

/** Reads a file of purchases and decides what an import would add. Lines that are already there are skipped. */
@Injectable()
export class ReadImport {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly imports: SuppliesImportsRepository,
    private readonly inhabitants: InhabitantsReadModel,
    private readonly clock: Clock,
  ) {}

  /** @throws 422 for a name that is matched to a person who never lived in the house */
  async read(houseId: string, table: Table, chosen: People): Promise<ReadFile> {
    const { currency, timeZone } = await this.houses.findPlace(houseId);
    const context = { currency, today: dayIn(timeZone, this.clock.now()) };
    const { form, columns, lines, broken } = inHouse(table, currency);
    const { purchases: said, faults } = purchasesIn(columns, lines, context);
    const people = await this.imports.listPeople(houseId);
    const names = namesOf(namesIn(said), people, chosen);
    const known = new Map(names.flatMap(({ name, id }) => (id === null ? [] : [[name, id] as const])));
    const found = placed(said, known, await this.inhabitants.listForHouse(houseId));
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
      form,
      currency,
      names,
      people,
      purchases: purchases.filter(isNew),
      payments: payments.filter(isNew),
      faults: all.toSorted((a, b) => a.line - b.line),
    };
  }
}

const faultIn = (line: number, fault: PurchaseFault, said: string): FaultyLine => ({ line, fault, said });

/**
 * Parses the lines of a file. Call it before a transaction begins, so that nobody waits for a lock while it runs.
 * @throws 422 for a file that is no table of purchases
 */
export function tableOf(file: string) {
  const bytes = Buffer.from(file, 'base64');
  const group = readSpliit(bytes);
  if (group === null) throw unreadable();
  if (group !== undefined) return { group };
  const most = { lines: LIMITS.importLines, columns: LIMITS.importColumns };
  const table = readCsv(bytes, most);
  switch (table) {
    case 'empty':
      throw unacceptable('file', 'This file is empty.');
    case 'encoding':
      throw unreadable();
    case 'too_long':
      throw unacceptable('file', 'This file has more than 2,000 lines. Split it into smaller files.');
    case 'too_wide':
      throw unacceptable('file', 'This file has more than 200 columns. Keep only the ones you need.');
    case 'marks':
      throw unacceptable('file', 'Use at most 30 accents on one letter.');
    default: {
      const columns = columnsOf(table.header);
      if (!columns) throw unacceptable('file', 'We don’t recognise the headers in this file.');
      return { columns, lines: table.lines, broken: table.broken };
    }
  }
}

const unreadable = (): DomainError =>
  unacceptable('file', 'We can’t read this file as a table. Save it as CSV and try again.');

/** Returns the lines of a table. Amounts of a group of spliit are in the currency of the house. */
function inHouse(table: Table, currency: string) {
  if (!('group' in table)) return { ...table, form: table.columns.form };
  const { header, lines } = spliitTable(table.group, currency);
  const columns = columnsOf(header);
  if (!columns) throw new Error('Our own header is not known.');
  return { form: 'spliit' as const, columns, lines, broken: [] };
}

/** @throws 422 */
function namesOf(names: readonly string[], people: readonly FilePerson[], chosen: People): readonly NamedPerson[] {
  const ids = new Set(people.map(({ id }) => id));
  if (chosen.some(({ roomie }) => roomie !== null && !ids.has(roomie))) {
    throw unacceptable('people', 'Choose people who live or lived in this house.');
  }
  const choices = new Map(chosen.toReversed().map((choice) => [choice.name, choice]));
  return names.map((name) => {
    const choice = choices.get(name);
    return { name, id: choice === undefined ? (personNamed(name, people) ?? null) : choice.roomie };
  });
}
