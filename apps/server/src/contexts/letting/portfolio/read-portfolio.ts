import { LIMITS, type PortfolioColumn, type PortfolioFaultKind } from '@common-roof/contracts';
import { email, houseBasics, name, phone } from '@common-roof/contracts/schemas';
import {
  type FiledHouse,
  type Portfolio,
  type PortfolioFault,
  portfolioColumnsOf,
  portfolioIn,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { readCsv } from '#kernel/csv/read-csv.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import { PortfolioRepository } from './portfolio.repository.ts';

type Table = ReturnType<typeof tableOf>;

/** A text that has its own rules wherever it is entered. */
interface Check {
  safeParse(said: string): { success: true } | { success: false; error: { issues: readonly { code: string }[] } };
}
const { street, postal_code: postalCode, city } = houseBasics;

export interface ReadPortfolio extends Portfolio {
  readonly unused: readonly string[];
}

/** Reads a file of a homeowner and decides what it would add. */
@Injectable()
export class PortfolioReader {
  constructor(
    private readonly portfolio: PortfolioRepository,
    private readonly clock: Clock,
  ) {}

  async read(homeownerId: string, table: Table, zone: string): Promise<ReadPortfolio> {
    const known = await this.portfolio.listHouses(homeownerId);
    const { houses, faults } = portfolioIn(table.columns, table.lines, { known, zone, now: this.clock.now() });
    const quotes = table.broken.map((line) => faultIn(line, null, 'quotes', ''));
    const all = [...faults, ...quotes, ...houses.flatMap(faultsOfTexts)];
    return { houses, unused: table.columns.unused, faults: all.toSorted((a, b) => a.line - b.line) };
  }
}

const faultIn = (
  line: number,
  column: PortfolioColumn | null,
  fault: PortfolioFaultKind,
  said: string,
): PortfolioFault => ({ line, column, fault, said });

/** Names and addresses are accepted as in the forms; empty ones were found before. */
function faultsOfTexts({ line, id, name: houseName, address, rooms }: FiledHouse): PortfolioFault[] {
  const ofHouse =
    id === null && address !== null
      ? [
          ...faultOf(line, 'house', houseName, name),
          ...faultOf(line, 'street', address.street, street),
          ...faultOf(line, 'postal_code', address.postalCode, postalCode),
          ...faultOf(line, 'city', address.city, city),
        ]
      : [];
  const ofRooms = rooms.flatMap(({ line: at, name: roomName, roomie }) => [
    ...faultOf(at, 'room', roomName, name),
    ...(roomie === null
      ? []
      : [
          ...faultOf(at, 'first_name', roomie.firstName, name),
          ...faultOf(at, 'last_name', roomie.lastName, name),
          ...faultOf(at, 'email', roomie.email, email, 'email'),
          ...faultOf(at, 'phone', roomie.phone, phone, 'phone'),
        ]),
  ]);
  return [...ofHouse, ...ofRooms];
}

function faultOf(
  line: number,
  column: PortfolioColumn,
  said: string,
  check: Check,
  otherwise: PortfolioFaultKind = 'not_accepted',
): PortfolioFault[] {
  if (said === '') return [];
  const checked = check.safeParse(said);
  if (checked.success) return [];
  const isLong = checked.error.issues.some(({ code }) => code === 'too_big');
  return [faultIn(line, column, isLong ? 'too_long' : otherwise, said.slice(0, LIMITS.name))];
}

/**
 * Parses the lines of a file. Call it before a transaction begins, so that nobody waits for a lock while it runs.
 * @throws 422 for a file that is no table of houses and rooms
 */
export function tableOf(file: string) {
  const most = { lines: LIMITS.portfolioLines, columns: LIMITS.portfolioColumns };
  const table = readCsv(Buffer.from(file, 'base64'), most);
  switch (table) {
    case 'empty':
      throw unacceptable('file', 'This file is empty.');
    case 'encoding':
      throw unacceptable('file', 'We can’t read this file as a table. Save it as CSV and try again.');
    case 'too_long':
      throw unacceptable('file', 'This file has more than 500 lines. Split it into smaller files.');
    case 'too_wide':
      throw unacceptable('file', 'This file has more than 60 columns. Keep only the ones you need.');
    case 'marks':
      throw unacceptable('file', 'Use at most 30 accents on one letter.');
    default: {
      const columns = portfolioColumnsOf(table.header);
      if (!columns) {
        throw unacceptable('file', 'We don’t recognise the headers in this file. Begin with our template.');
      }
      return { columns, lines: table.lines, broken: table.broken };
    }
  }
}
