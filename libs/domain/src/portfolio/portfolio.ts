import { LIMITS, type PortfolioColumn } from '@common-roof/contracts';

import { dayIn } from '../days.ts';
import { dayOrderOf, type DayOrder } from '../table-cells/day-text.ts';
import type { TableLine } from '../table-cells/table-line.ts';
import { LineCells } from './cells.ts';
import type { PortfolioColumns } from './columns.ts';
import type { FiledRoom, FiledRoomie, KnownHouse, KnownRoom, Portfolio, PortfolioFault } from './filed.ts';
import { readHouse } from './house.ts';

const ABOUT_ROOMIE: readonly PortfolioColumn[] = [
  ...(['first_name', 'last_name', 'email', 'phone', 'starts_on', 'ends_on', 'balance'] as const),
];

/** Case and spaces don't make another house or room. */
const keyOf = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/**
 * Reads a portfolio: one line per room, with its house and its roomie. What a house needs to be known by may stand in any
 * of its lines. Lines are read to their end, so that all faults are found at once.
 * @param known the homeowner's houses: their names take rooms instead of making another house
 * @param zone the reader's time zone (IANA), for new houses in countries that have several
 */
export function portfolioIn(
  columns: PortfolioColumns,
  lines: readonly TableLine[],
  { known, zone, now }: { readonly known: readonly KnownHouse[]; readonly zone: string; readonly now: Date },
): Portfolio {
  const faults: PortfolioFault[] = [];
  const read = lines.map(({ line, cells }) => {
    const said = [...columns.at].map(([column, at]) => [column, (cells[at] ?? '').trim()] as const);
    return new LineCells(line, new Map(said), faults);
  });
  const order = dayOrderOf(read.flatMap((each) => [each.text('starts_on'), each.text('ends_on')]));
  const byHouse = new Map<string, LineCells[]>();
  for (const each of read) {
    const name = each.required('house');
    if (name !== '') byHouse.set(keyOf(name), [...(byHouse.get(keyOf(name)) ?? []), each]);
  }
  const emails = new Set<string>();
  const houses = [...byHouse].flatMap(([key, its]) => {
    const exists = known.find(({ name }) => keyOf(name) === key);
    const house = readHouse(its, exists, zone);
    if (house === null) return [];
    const today = dayIn(house.timeZone, now);
    const rooms = roomsOf(its, exists).map(({ cells, room }) =>
      readRoom(cells, { room, currency: house.currency, today, order, emails, isNew: room === undefined }),
    );
    return [{ ...house, rooms }];
  });
  return { houses, faults: faults.toSorted((a, b) => a.line - b.line) };
}

/** Finds the room of each line; a room that can't be taken is a fault. */
function roomsOf(its: readonly LineCells[], house: KnownHouse | undefined) {
  const seen = new Set<string>();
  let added = 0;
  return its.map((cells) => {
    const name = cells.required('room');
    const room = house?.rooms.find((each) => keyOf(each.name) === keyOf(name));
    if (name !== '' && seen.has(keyOf(name))) cells.reject('room', 'room_twice', name);
    else if (room?.isTaken === true) cells.reject('room', 'room_taken', name);
    else if (room !== undefined && !cells.hasAny(ABOUT_ROOMIE)) cells.reject('room', 'room_there', name);
    seen.add(keyOf(name));
    if (room === undefined) added += 1;
    if ((house?.rooms.length ?? 0) + added === LIMITS.roomsPerHouse + 1)
      cells.reject('house', 'house_full', cells.text('house'));
    return { cells, room };
  });
}

interface RoomContext {
  readonly room: KnownRoom | undefined;
  readonly isNew: boolean;
  readonly currency: string;
  /** ISO date in the house's time zone. */
  readonly today: string;
  readonly order: DayOrder | undefined;
  /** Addresses of the lines before. */
  readonly emails: Set<string>;
}

function readRoom(cells: LineCells, context: RoomContext): FiledRoom {
  cells.required('rent');
  return {
    line: cells.line,
    id: context.room?.id ?? null,
    name: cells.text('room'),
    sizeM2: cells.size(),
    rentMinor: cells.amount('rent', context.currency) ?? 0,
    rentPeriod: cells.period(),
    depositMinor: cells.amount('deposit', context.currency) ?? 0,
    roomie: cells.hasAny(ABOUT_ROOMIE) ? readRoomie(cells, context) : null,
  };
}

function readRoomie(cells: LineCells, { currency, today, order, emails }: RoomContext): FiledRoomie {
  for (const column of ['first_name', 'last_name', 'email', 'starts_on'] as const) cells.required(column);
  const [email, startsOn, endsOn] = [cells.text('email'), cells.day('starts_on', order), cells.day('ends_on', order)];
  if (email !== '' && emails.has(email.toLowerCase())) cells.reject('email', 'email_twice', email);
  emails.add(email.toLowerCase());
  if (startsOn !== null && endsOn !== null && endsOn <= startsOn) {
    cells.reject('ends_on', 'ends_before', cells.text('ends_on'));
  } else if (endsOn !== null && endsOn < today) cells.reject('ends_on', 'lease_over', cells.text('ends_on'));
  const openingMinor = cells.amount('balance', currency, { isSigned: true }) ?? 0;
  if (openingMinor !== 0 && startsOn !== null && startsOn >= today) {
    cells.reject('balance', 'balance_ahead', cells.text('balance'));
  }
  return {
    firstName: cells.text('first_name'),
    lastName: cells.text('last_name'),
    email,
    phone: cells.text('phone'),
    startsOn: startsOn ?? today,
    endsOn,
    openingMinor,
  };
}
