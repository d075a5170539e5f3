import type { Locale, NotificationKind, ServerToClientEvents } from '@common-roof/contracts';
import type { ActivityKind, ActivityParams, ActivityPhrase, AlertPhrase } from '@common-roof/words';
import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

import type { DomainEvent, EventOf } from './define-event.ts';

type Told = keyof ServerToClientEvents;

/** What the screens of some accounts are told. */
export type Push = {
  [Name in Told]: {
    readonly to: readonly string[];
    readonly name: Name;
    readonly data: Parameters<ServerToClientEvents[Name]>;
  };
}[Told];

/** A line of the admins' stream; one an event. */
export interface ActivityLine {
  /** null: nobody did it, or somebody who has no account */
  readonly actor: string | null;
  readonly house: string | null;
  readonly says: ActivityPhrase;
}

/** `did(actor, 'room_added', { house })`; `about` is what the kind needs to know, and the house where there is one. */
export const did = <Kind extends ActivityKind>(
  actor: string | null,
  kind: Kind,
  ...[about]: [keyof ActivityParams<Kind>] extends [never]
    ? [about?: { readonly house: string }]
    : [about: ActivityParams<Kind> & { readonly house?: string }]
): ActivityLine => {
  const { house, ...params }: { readonly house?: string } = about ?? {};
  return { actor, house: house ?? null, says: { kind, params } };
};

export interface RaisedAlert {
  readonly to: string;
  /** What its reader may choose about. */
  readonly kind: NotificationKind;
  /** What it is about: one unread alert a kind and subject. */
  readonly about: string | null;
  /** Accounts that it names: it is forgotten with them. */
  readonly names?: readonly string[];
  readonly says: AlertPhrase;
  /** A path of the client. */
  readonly link: string | null;
  /** False: another e-mail says it already. */
  readonly isMailed?: boolean;
}

/** What was answered or taken back no longer waits in the bell. */
export interface ClosedQuestion {
  readonly of: readonly string[];
  readonly kind: NotificationKind;
  readonly about: string;
}

export interface RequestedEmail {
  /** Names the composer that will write it. */
  readonly template: string;
  /** Who has no account has an address alone, and says themselves what they read. */
  readonly to:
    | { readonly id: string; readonly email: string }
    | { readonly id: null; readonly email: string; readonly locale: Locale | null };
  /** Ids and small facts from which the composer writes it. */
  readonly data?: Readonly<Record<string, string | number>>;
  /** One e-mail a key, for ever; where not given, one a template and event. */
  readonly key?: string;
}

/** What each column of a table of reactions says. */
export interface Said {
  readonly live: Push;
  readonly activity: ActivityLine;
  readonly alerts: RaisedAlert | ClosedQuestion;
  readonly mail: RequestedEmail;
}
export type ColumnName = keyof Said;

type Answer<Item> = Item | readonly Item[] | null | undefined;
/** Re-reads what it needs: it may run late, or twice. */
type Column<Event, Item> = (event: Event) => Answer<Item> | Promise<Answer<Item>>;
type Columns<Event> = { readonly [Name in ColumnName]?: Column<Event, Said[Name]> };

export interface Reaction {
  readonly event: DomainEvent;
  readonly columns: Columns<never>;
}

/** One row: what follows from an event, beside effects that are code. */
export const on = <Payload extends z.ZodObject>(
  event: DomainEvent<Payload>,
  columns: Columns<EventOf<DomainEvent<Payload>>>,
): Reaction => ({ event, columns });

/** Somebody whose table of reactions is run. */
export interface Reacting {
  readonly reactions: readonly Reaction[];
}

export const REACTIONS = Symbol('reactions');
/** Marks a provider that is {@link Reacting}. */
export const Reactions = (): CustomDecorator<symbol> => SetMetadata(REACTIONS, true);

/** Tells the screens of accounts something: `tell([homeowner], 'ad:changed', { ad_id })`. */
export const tell = <Name extends Told>(
  to: readonly string[],
  name: Name,
  ...data: Parameters<ServerToClientEvents[Name]>
): Push => ({ to, name, data }) as Push; // the parameters are those of the name, which TypeScript cannot follow through the union
