import type { Reader } from '@common-roof/words';
import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** Whom the data is handed out to. */
export interface Asker {
  readonly id: string;
  /** In whose language what is kept as words is read. */
  readonly reader: Reader;
  /** Of a list, so many of the newest are enough. */
  readonly newest: number;
}

/** A file of somebody, as it lies in the storage. */
export interface OwnFile {
  /** As it is called where it is handed out, without a folder; no other file of the same kind is called so. */
  readonly name: string;
  /** By which it is stored. */
  readonly key: string;
  /** What it is a picture or a document of, in words or dates that are not secret. */
  readonly about: string;
  readonly made_at: Date;
}

type Export = (asker: Asker) => Promise<unknown>;
type Files = (asker: Asker) => Promise<readonly OwnFile[]>;
/** Part of the caller's transaction, and as good when it is done twice. */
type Forget = (id: string) => Promise<unknown>;
/** By column, why what it says of somebody stays when they are forgotten. */
type Kept = Readonly<Record<string, string>>;

/** For how long something is kept, and what ends it. */
export interface Period {
  /** Of whom or of what, where it is not the whole table. */
  readonly of?: string;
  readonly days: number;
  /** From when on: `after it was sent`. */
  readonly after: string;
  /** The handler that ends it. */
  readonly job: string;
}

/** What a table has to do with people. */
export interface Holding {
  readonly table: string;
  /** What is handed out to those whom it is about, by the name of what it is. */
  readonly export?: Readonly<Record<string, Export>>;
  /** Files that go with it, by the folder in which they are handed out. */
  readonly files?: Readonly<Record<string, Files>>;
  /** By the id of an account that was deleted. */
  readonly forget?: Forget;
  /** By what somebody without an account is known by: the id of an application, an offer, a showing, a letter. */
  readonly forgetStranger?: Forget;
  readonly kept?: Kept;
  /** What ends by the time alone. What has none is there as long as the account, or as what it is about. */
  readonly periods?: readonly Period[];
  /** Why there is nothing of people in it. */
  readonly impersonal?: string;
}

type Ends = Pick<Holding, 'forget' | 'forgetStranger' | 'kept'> &
  ({ readonly forget: Forget } | { readonly forgetStranger: Forget } | { readonly kept: Kept });

/** A table with something about people: how it is handed out, and what becomes of it when somebody is forgotten. */
export const holds = (table: string, what: Pick<Holding, 'export' | 'files' | 'periods'> & Ends): Holding => ({
  table,
  ...what,
});

/** A table that says nothing of anybody. */
export const holdsNobody = (table: string, impersonal: string, periods: readonly Period[] = []): Holding => ({
  table,
  impersonal,
  periods,
});

/** Somebody who owns tables. */
export interface HoldingPersonalData {
  readonly personalData: readonly Holding[];
}

export const PERSONAL_DATA = Symbol('personal data');
/** Marks a provider that is {@link HoldingPersonalData}. */
export const HoldsPersonalData = (): CustomDecorator<symbol> => SetMetadata(PERSONAL_DATA, true);
