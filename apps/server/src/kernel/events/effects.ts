import type { Locale, NotificationKind, ServerToClientEvents } from '@common-roof/contracts';
import type { ActivityKind, ActivityParams, ActivityPhrase, AlertPhrase } from '@common-roof/words';
import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

import type { DomainEvent, EventOf } from './define-event.ts';

type PushName = keyof ServerToClientEvents;

/** A socket event for the screens of some accounts. */
export type Push = {
  [Name in PushName]: {
    readonly to: readonly string[];
    readonly name: Name;
    readonly data: Parameters<ServerToClientEvents[Name]>;
  };
}[PushName];

/** A line in the admins' activity stream; one for each event. */
export interface ActivityLine {
  /** null: a job, or a person without an account */
  readonly actor: string | null;
  readonly house: string | null;
  readonly says: ActivityPhrase;
}

/** Builds an activity line: `activity(actor, 'room_added', { house })`. `about` holds the parameters of the kind and, where it has one, the house. */
export const activity = <Kind extends ActivityKind>(
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
  /** The kind in the notification settings. */
  readonly kind: NotificationKind;
  /** The subject: there is one unread alert for each kind and subject. */
  readonly about: string | null;
  /** Accounts whose names it shows; it is deleted with them. */
  readonly names?: readonly string[];
  readonly says: AlertPhrase;
  /** A path in the client. */
  readonly link: string | null;
  /** False where another e-mail already says the same. */
  readonly isMailed?: boolean;
  /** It is not raised for a person who gets alerts of this kind, which have said the same. */
  readonly unlessHears?: NotificationKind;
}

/** Removes an alert whose question was answered or withdrawn. */
export interface ClosedQuestion {
  readonly of: readonly string[];
  readonly kind: NotificationKind;
  readonly about: string | readonly string[];
}

export interface RequestedEmail {
  /** The name of the composer that renders it. */
  readonly template: string;
  /** A person without an account has only an address, and states their own locale. */
  readonly to:
    | { readonly id: string; readonly email: string }
    | { readonly id: null; readonly email: string; readonly locale: Locale | null };
  /** Ids and small facts for the composer. */
  readonly data?: Readonly<Record<string, string | number>>;
  /** At most one e-mail is ever sent for a key; by default, one for each template and event. */
  readonly key?: string;
}

/** The columns of an effects table, with what each of them produces. */
export interface Effects {
  readonly live: Push;
  readonly activity: ActivityLine;
  readonly alerts: RaisedAlert | ClosedQuestion;
  readonly mail: RequestedEmail;
}
export type ColumnName = keyof Effects;

type Answer<Item> = Item | readonly Item[] | null | undefined;
/** Reads current rows, because it may run late or twice. */
type Column<Event, Item> = (event: Event) => Answer<Item> | Promise<Answer<Item>>;
type Columns<Event> = { readonly [Name in ColumnName]?: Column<Event, Effects[Name]> };

export interface EventEffects {
  readonly event: DomainEvent;
  readonly columns: Columns<never>;
}

/** One row of an effects table: what follows from an event, apart from {@link EventHandler}s. */
export const when = <Payload extends z.ZodObject>(
  event: DomainEvent<Payload>,
  columns: Columns<EventOf<DomainEvent<Payload>>>,
): EventEffects => ({ event, columns });

/** A provider that declares an effects table. */
export interface EffectsProvider {
  readonly effects: readonly EventEffects[];
}

export const EFFECTS = Symbol('effects');
/** Marks a provider that is {@link EffectsProvider}. */
export const DeclaresEffects = (): CustomDecorator<symbol> => SetMetadata(EFFECTS, true);

/** Builds a push: `push([homeowner], 'ad:changed', { ad_id })`. */
export const push = <Name extends PushName>(
  to: readonly string[],
  name: Name,
  ...data: Parameters<ServerToClientEvents[Name]>
): Push => ({ to, name, data }) as Push; // the parameters are those of the name, which TypeScript cannot follow through the union
