import type { Reader } from '@common-roof/words';
import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** The person who asked for a copy of their data. */
export interface ExportRequest {
  readonly id: string;
  /** Language and time zone in which stored phrases are rendered. */
  readonly reader: Reader;
  /** The most entries of a list, newest first. */
  readonly newest: number;
}

/** A stored file of a person. */
export interface OwnFile {
  /** Its file name in the copy, without a folder; unique within its kind. */
  readonly name: string;
  /** Its key in the storage. */
  readonly key: string;
  /** What the photo or document shows, in words or dates that are not secret. */
  readonly about: string;
  readonly made_at: Date;
}

type Export = (asker: ExportRequest) => Promise<unknown>;
type Files = (asker: ExportRequest) => Promise<readonly OwnFile[]>;
/** Joins the caller's transaction and is idempotent. */
type Forget = (id: string) => Promise<unknown>;
/** By column, why its personal data is kept when the person is deleted. */
type Retained = Readonly<Record<string, string>>;

/** How long rows are kept, and which job deletes them. */
export interface Period {
  /** The rows it applies to, unless it is the whole table. */
  readonly of?: string;
  readonly days: number;
  /** When the period starts: `after it was sent`. */
  readonly after: string;
  /** The id of the handler that deletes them. */
  readonly job: string;
}

/** The personal data in a table. */
export interface PersonalDataTable {
  readonly table: string;
  /** What the person receives in their copy, by section. */
  readonly export?: Readonly<Record<string, Export>>;
  /** Files in the copy, by folder. */
  readonly files?: Readonly<Record<string, Files>>;
  /** Deletes the data of an account. */
  readonly forget?: Forget;
  /** Deletes the data of a person without an account, by the id of an application, offer, showing or letter. */
  readonly forgetStranger?: Forget;
  readonly retained?: Retained;
  /** Rows that expire. Others stay as long as the account or their subject. */
  readonly periods?: readonly Period[];
  /** Why the table has no personal data. */
  readonly impersonal?: string;
}

type Ends = Pick<PersonalDataTable, 'forget' | 'forgetStranger' | 'retained'> &
  ({ readonly forget: Forget } | { readonly forgetStranger: Forget } | { readonly retained: Retained });

/** Declares a table with personal data: how it is exported, and what happens when the person is deleted. */
export const personalData = (
  table: string,
  what: Pick<PersonalDataTable, 'export' | 'files' | 'periods'> & Ends,
): PersonalDataTable => ({
  table,
  ...what,
});

/** Declares a table without personal data. */
export const noPersonalData = (
  table: string,
  impersonal: string,
  periods: readonly Period[] = [],
): PersonalDataTable => ({
  table,
  impersonal,
  periods,
});

/** A provider that declares tables. */
export interface PersonalDataProvider {
  readonly personalData: readonly PersonalDataTable[];
}

export const PERSONAL_DATA = Symbol('personal data');
/** Marks a provider that is {@link PersonalDataProvider}. */
export const DeclaresPersonalData = (): CustomDecorator<symbol> => SetMetadata(PERSONAL_DATA, true);
