import type { HintKind, QuestionKind, Role, WaitingItem } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';
import type { Reader } from '@common-roof/words';
import { type CustomDecorator, SetMetadata } from '@nestjs/common';

import { toTimestampOrNull } from '#kernel/database/naming.ts';

/** The person whose open questions are listed. */
export interface WaitingQuery {
  readonly id: string;
  readonly role: Role;
  readonly reader: Reader;
  readonly now: Date;
}

/** A question as a feature finds it. Fields that don't apply are left out. */
export interface FoundQuestion {
  readonly id: string;
  readonly page_id?: string;
  readonly house_id?: string | null;
  readonly house?: string | null;
  readonly about?: string;
  readonly person_id?: string | null;
  readonly person?: string | null;
  /** In minor units of `currency`. */
  readonly minor?: string;
  readonly currency?: string;
  readonly count?: number;
  readonly day?: string | null;
  readonly until?: string;
  readonly at?: Date;
  readonly version?: number;
}

/** One kind of question of a feature: which roles it asks, and how to find the open ones, earliest first. */
export interface Waiting {
  readonly kind: QuestionKind | HintKind;
  readonly roles: readonly Role[];
  readonly find: (asked: WaitingQuery) => Promise<readonly FoundQuestion[]>;
}

/** Declares a kind of question. */
export const waits = (kind: Waiting['kind'], roles: readonly Role[], find: Waiting['find']): Waiting => ({
  kind,
  roles,
  find,
});

/** A provider that declares what a feature asks people. */
export interface AskingPeople {
  readonly waiting: readonly Waiting[];
}

export const WAITING = Symbol('waiting');
/** Marks a provider that is {@link AskingPeople}. */
export const AsksPeople = (): CustomDecorator<symbol> => SetMetadata(WAITING, true);

const refOf = (id: string | null = null, name: string | null = null): WaitingItem['house'] =>
  id === null ? null : { _id: id, name: name ?? '' };

/** Maps a question to its wire format. */
export const toWaitingItem = (kind: Waiting['kind'], found: FoundQuestion): WaitingItem => ({
  kind,
  _id: found.id,
  page_id: found.page_id ?? found.id,
  house: refOf(found.house_id, found.house),
  about: found.about ?? '',
  person: refOf(found.person_id, found.person),
  amount:
    found.minor === undefined || found.currency === undefined ? null : toWireMoney(Number(found.minor), found.currency),
  currency: found.currency ?? null,
  count: found.count ?? 1,
  day: found.day ?? null,
  until: found.until ?? null,
  at: toTimestampOrNull(found.at ?? null),
  version: found.version ?? 0,
});
