import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  activity,
  type ClosedQuestion,
  DeclaresEffects,
  type EffectsProvider,
  push,
  type Push,
  type RaisedAlert,
  type RequestedEmail,
  when,
} from '#kernel/events/effects.ts';
import type { ChoiceNews } from './room-choices.mails.ts';
import {
  RoomChoiceAccepted,
  RoomChoiceAnswered,
  RoomChoiceClosesSoon,
  RoomChoiceEnded,
  RoomChoiceExtended,
  RoomChoiceOffered,
  RoomChoiceOpened,
  RoomChoiceProposed,
  RoomChoiceReplied,
} from './room-choices.events.ts';
import { RoomChoicesReadModel, type NotifiedChoice, type NotifiedPerson } from './room-choices-read-model.ts';

type Says = RaisedAlert['says'];

/**
 * Declares the effects of room choices. People with an account get alerts, others e-mails with their link. No effect says
 * what a room is worth to anybody, or who declined.
 */
@DeclaresEffects()
@Injectable()
export class RoomChoicesEffects implements EffectsProvider {
  constructor(private readonly readModel: RoomChoicesReadModel) {}

  readonly effects = [
    when(RoomChoiceOpened, {
      live: ({ room_choice_id }) => this.changed(room_choice_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'room_choice_opened', { house }),
      alerts: ({ room_choice_id }) => this.ask(room_choice_id),
      mail: ({ room_choice_id, version }) => this.mail(room_choice_id, version, 'invited'),
    }),
    when(RoomChoiceExtended, {
      live: ({ room_choice_id }) => this.changed(room_choice_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'room_choice_extended', { house }),
      alerts: ({ room_choice_id }) => this.ask(room_choice_id),
      mail: ({ room_choice_id, version }) => this.mail(room_choice_id, version, 'extended'),
    }),
    when(RoomChoiceClosesSoon, {
      alerts: ({ room_choice_id }) => this.ask(room_choice_id),
      mail: ({ room_choice_id }) => this.mail(room_choice_id, 0, 'reminder'),
    }),
    when(RoomChoiceAnswered, {
      live: ({ room_choice_id }) => this.changed(room_choice_id),
      alerts: ({ room_choice_id }) => this.closeAnswered(room_choice_id),
    }),
    when(RoomChoiceProposed, {
      live: ({ room_choice_id }) => this.changed(room_choice_id),
      activity: ({ house_id: house }) => activity(null, 'room_choice_proposed', { house }),
      alerts: async ({ room_choice_id }) => [
        ...(await this.ask(room_choice_id)),
        ...(await this.tellOwner(room_choice_id, ({ house }) => alertSaying('room_choice_proposed', { house }))),
      ],
      mail: ({ room_choice_id, version }) => this.mail(room_choice_id, version, 'proposed'),
    }),
    when(RoomChoiceReplied, {
      live: ({ room_choice_id }) => this.changed(room_choice_id),
      alerts: ({ room_choice_id }) => this.closeAnswered(room_choice_id),
    }),
    when(RoomChoiceAccepted, {
      live: ({ room_choice_id }) => this.changed(room_choice_id),
      activity: ({ house_id: house }) => activity(null, 'room_choice_accepted', { house }),
      alerts: async ({ room_choice_id }) => [
        ...(await this.closeAll(room_choice_id)),
        ...(await this.tellOwner(room_choice_id, ({ house }) => alertSaying('room_choice_accepted', { house }))),
      ],
    }),
    when(RoomChoiceOffered, {
      live: ({ room_choice_id }) => this.changed(room_choice_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'room_choice_offered', { house }),
    }),
    when(RoomChoiceEnded, {
      live: ({ room_choice_id }) => this.changed(room_choice_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'room_choice_ended', { house }),
      alerts: async ({ room_choice_id, actor_id, why }) => [
        ...(await this.closeAll(room_choice_id)),
        ...(await this.tellPeople(room_choice_id, ({ house }) => alertSaying('room_choice_over', { house, why }))),
        ...(actor_id === null
          ? await this.tellOwner(room_choice_id, ({ house }) => alertSaying('room_choice_ended', { house, why }))
          : []),
      ],
      mail: ({ room_choice_id, version }) => this.mail(room_choice_id, version, 'over'),
    }),
  ];

  private async changed(id: string): Promise<Push | null> {
    const row = await this.readModel.find(id);
    if (!row) return null;
    return push([row.homeowner_id, ...accountsOf(row.people)], 'room_choices:changed', { room_choice_id: id });
  }

  /** Asks everyone with an account who has yet to answer, or to accept. */
  private async ask(id: string): Promise<RaisedAlert[]> {
    const row = await this.readModel.find(id);
    if (!row) return [];
    const says = sayingOf(row);
    return says === null
      ? []
      : accountsOf(row.people.filter((person) => isAsked(row, person))).map((to) => ({
          to,
          kind: 'room_choice_to_answer',
          about: id,
          link: linkOf(id),
          says,
        }));
  }

  /** Closes the question to those who have answered it. */
  private async closeAnswered(id: string): Promise<ClosedQuestion[]> {
    const row = await this.readModel.find(id);
    return row ? closed(row, accountsOf(row.people.filter((person) => !isAsked(row, person)))) : [];
  }

  private async closeAll(id: string): Promise<ClosedQuestion[]> {
    const row = await this.readModel.find(id);
    return row ? closed(row, accountsOf(row.people)) : [];
  }

  private async tellOwner(id: string, say: (row: NotifiedChoice) => Says): Promise<RaisedAlert[]> {
    const row = await this.readModel.find(id);
    if (!row) return [];
    return [{ to: row.homeowner_id, kind: 'room_choice_changed', about: id, link: linkOf(id), says: say(row) }];
  }

  private async tellPeople(id: string, say: (row: NotifiedChoice) => Says): Promise<RaisedAlert[]> {
    const row = await this.readModel.find(id);
    if (!row) return [];
    return accountsOf(row.people).map((to) => ({
      to,
      kind: 'room_choice_changed',
      about: id,
      link: linkOf(id),
      says: say(row),
    }));
  }

  /** E-mails everyone without an account whom the news is for. */
  private async mail(id: string, version: number, why: ChoiceNews): Promise<RequestedEmail[]> {
    const row = await this.readModel.find(id);
    if (!row) return [];
    return row.people
      .filter(({ account_id }) => account_id === null)
      .filter((person) => why === 'over' || isAsked(row, person))
      .map((person) => ({
        template: 'room-choice',
        to: { id: null, email: person.email, locale: person.locale },
        data: { person_id: person.id, why: why === 'reminder' && row.state === 'proposed' ? 'proposed' : why },
        // A reminder belongs to the time that it is of.
        key: `room-choice:${person.id}:${why}:${why === 'reminder' ? (row.reply_by ?? row.closes_at).toISOString() : String(version)}`,
      }));
  }
}

const linkOf = (id: string): string => `/rooms?choice=${id}`;

const accountsOf = (people: readonly NotifiedPerson[]): string[] =>
  people.map(({ account_id: id }) => id).filter((id) => id !== null);

const isAsked = ({ state }: NotifiedChoice, { has_answered, has_accepted }: NotifiedPerson): boolean =>
  (state === 'collecting' && !has_answered) || (state === 'proposed' && !has_accepted);

const closed = ({ id: about }: NotifiedChoice, of: readonly string[]): ClosedQuestion[] =>
  of.length === 0 ? [] : [{ of, kind: 'room_choice_to_answer', about }];

function sayingOf({ state, house, closes_at, reply_by, time_zone: zone }: NotifiedChoice): Says | null {
  if (state === 'collecting') {
    return alertSaying('room_choice_open', { house, until: { at: closes_at.toISOString(), zone } });
  }
  if (state !== 'proposed' || reply_by === null) return null;
  return alertSaying('room_choice_result', { house, until: { at: reply_by.toISOString(), zone } });
}
