import { isTimeZone, type PortfolioColumn } from '@common-roof/contracts';

import { usualIn } from '../places.ts';
import { countryNamed, currencyNamed, type LineCells } from './cells.ts';
import type { FiledHouse, KnownHouse } from './filed.ts';

/** The first line that states a column, and what it says. Other lines may repeat it, or leave it empty. */
function statedIn(its: readonly LineCells[], column: PortfolioColumn): { cells: LineCells; said: string } | undefined {
  const [first, ...others] = its.filter((each) => each.text(column) !== '');
  if (first === undefined) return undefined;
  const said = first.text(column);
  for (const other of others) {
    if (other.text(column).toLowerCase() !== said.toLowerCase())
      other.reject(column, 'other_house', other.text(column));
  }
  return { cells: first, said };
}

/** Reads what the lines say about their house. Null: too little is known to read its rooms. */
export function readHouse(
  its: readonly LineCells[],
  known: KnownHouse | undefined,
  zone: string,
): Omit<FiledHouse, 'rooms'> | null {
  const [first] = its;
  if (first === undefined) return null;
  return known === undefined ? readNew(first, its, zone) : readKnown(first, its, known);
}

function readKnown(
  first: LineCells,
  its: readonly LineCells[],
  { id, name, state, currency, timeZone }: KnownHouse,
): Omit<FiledHouse, 'rooms'> | null {
  if (state !== 'open') {
    first.reject('house', state === 'draft' ? 'house_draft' : 'house_archived', name);
    return null;
  }
  const stated = statedIn(its, 'currency');
  if (stated !== undefined && stated.said.toUpperCase() !== currency)
    stated.cells.reject('currency', 'other_house', stated.said);
  return { line: first.line, id, name, address: null, currency, timeZone };
}

function readNew(first: LineCells, its: readonly LineCells[], zone: string): Omit<FiledHouse, 'rooms'> | null {
  const said = (column: PortfolioColumn): string => {
    const stated = statedIn(its, column);
    if (stated === undefined) first.reject(column, 'missing');
    return stated?.said ?? '';
  };
  const address = { street: said('street'), postalCode: said('postal_code'), city: said('city') };
  const country = readCountry(first, its);
  const currency = readCurrency(its, country);
  const timeZone = readZone(its, country, zone);
  if (country === undefined || currency === undefined || timeZone === undefined) return null;
  return {
    line: first.line,
    id: null,
    name: first.text('house'),
    address: { ...address, country },
    currency,
    timeZone,
  };
}

function readCountry(first: LineCells, its: readonly LineCells[]): string | undefined {
  const stated = statedIn(its, 'country');
  if (stated === undefined) first.reject('country', 'missing');
  const country = stated === undefined ? undefined : countryNamed(stated.said);
  if (stated !== undefined && country === undefined) stated.cells.reject('country', 'country', stated.said);
  return country;
}

/** Absent: the usual one of the country. */
function readCurrency(its: readonly LineCells[], country: string | undefined): string | undefined {
  const stated = statedIn(its, 'currency');
  if (stated === undefined) return country === undefined ? undefined : usualIn(country).currency;
  const currency = currencyNamed(stated.said);
  if (currency === undefined) stated.cells.reject('currency', 'currency', stated.said);
  return currency;
}

/** Absent: that of the country, or the reader's if it has several. */
function readZone(its: readonly LineCells[], country: string | undefined, here: string): string | undefined {
  const stated = statedIn(its, 'time_zone');
  if (stated === undefined) return country === undefined ? undefined : (usualIn(country).time_zone ?? here);
  const zone = stated.said.replaceAll(' ', '_');
  if (isTimeZone(zone)) return zone;
  stated.cells.reject('time_zone', 'time_zone', stated.said);
  return undefined;
}
