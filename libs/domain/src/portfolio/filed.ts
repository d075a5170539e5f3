import type { PortfolioColumn, PortfolioFaultKind, RentPeriod } from '@common-roof/contracts';

/** Why a line of a portfolio file can't be imported. */
export interface PortfolioFault {
  /** Line number in the file, from 1. */
  readonly line: number;
  /** Null: the line as a whole. */
  readonly column: PortfolioColumn | null;
  readonly fault: PortfolioFaultKind;
  /** The content of the rejected cell. */
  readonly said: string;
}

/** A house of the homeowner that exists already. */
export interface KnownHouse {
  readonly id: string;
  readonly name: string;
  readonly state: 'draft' | 'open' | 'archived';
  readonly currency: string;
  readonly timeZone: string;
  readonly rooms: readonly KnownRoom[];
}
export interface KnownRoom {
  readonly id: string;
  readonly name: string;
  /** Whether someone lives there, or will. */
  readonly isTaken: boolean;
}

/** Where a house is, as a new one needs it. */
export interface FiledAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface FiledRoomie {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty: none. */
  readonly phone: string;
  /** First and last day of the lease as ISO dates; null: open-ended. */
  readonly startsOn: string;
  readonly endsOn: string | null;
  /** Rent owed in minor units; negative: paid in advance. */
  readonly openingMinor: number;
}

export interface FiledRoom {
  /** Line number in the file, from 1. */
  readonly line: number;
  /** Id of a room that exists; null: a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly sizeM2: number | null;
  /** A period, in minor units. */
  readonly rentMinor: number;
  readonly rentPeriod: RentPeriod;
  readonly depositMinor: number;
  readonly roomie: FiledRoomie | null;
}

export interface FiledHouse {
  /** Its first line. */
  readonly line: number;
  /** Id of a house that exists; null: a new one. */
  readonly id: string | null;
  readonly name: string;
  /** Null: the house exists. */
  readonly address: FiledAddress | null;
  readonly currency: string;
  readonly timeZone: string;
  readonly rooms: readonly FiledRoom[];
}

/** The content of a file, and everything that stands against importing it. */
export interface Portfolio {
  readonly houses: readonly FiledHouse[];
  /** Sorted by line. */
  readonly faults: readonly PortfolioFault[];
}
