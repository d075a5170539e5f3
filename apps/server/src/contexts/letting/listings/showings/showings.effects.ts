import { type AlertPhrase, alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import {
  type ClosedQuestion,
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  type RequestedEmail,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import {
  ShowingCancelled,
  ShowingConfirmed,
  ShowingMoved,
  ShowingNear,
  ShowingProposed,
  ShowingTimesChanged,
} from './showings.events.ts';
import { timeOf } from './showings.mapper.ts';
import { type ShowingRow, ShowingsRepository } from './showings.repository.ts';

type Alerts = readonly (RaisedAlert | ClosedQuestion)[];

const ROOMIES_PAGE = '/showings';

/**
 * Effects of showing events for homeowners, roomies and visitors. Visitors have no account: the activity stream does
 * not name them.
 */
@DeclaresEffects()
@Injectable()
export class ShowingsEffects implements EffectsProvider {
  constructor(
    private readonly showings: ShowingsRepository,
    private readonly houses: HousesReadModel,
    private readonly clock: Clock,
  ) {}

  readonly effects = [
    when(ShowingProposed, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) =>
        activity(actor_id, actor_id === null ? 'showing_was_proposed' : 'showing_proposed', { house }),
      alerts: ({ showing_id }) => this.ask(showing_id, 'showing_proposed'),
      mail: ({ showing_id }) => this.mail(showing_id, 'showing-question', 'new'),
    }),
    when(ShowingMoved, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) =>
        activity(actor_id, actor_id === null ? 'showing_was_moved' : 'showing_moved', { house }),
      alerts: ({ showing_id }) => this.ask(showing_id, 'showing_moved'),
      mail: ({ showing_id }) => this.mail(showing_id, 'showing-question', 'moved'),
    }),
    when(ShowingConfirmed, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) =>
        activity(actor_id, actor_id === null ? 'showing_was_confirmed' : 'showing_confirmed', { house }),
      alerts: ({ showing_id, by }) => this.confirmed(showing_id, by),
      mail: ({ showing_id }) => this.mail(showing_id, 'showing-confirmed', 'confirmed'),
    }),
    when(ShowingCancelled, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, by, house_id: house }) => {
        if (actor_id === null) return activity(null, 'showing_was_cancelled', { house });
        return activity(actor_id, by === 'roomie' ? 'showing_declined' : 'showing_cancelled', { house });
      },
      alerts: ({ showing_id, by, actor_id }) => this.cancelled(showing_id, by, actor_id !== null),
      mail: ({ showing_id, by }) => (by === 'visitor' ? null : this.mail(showing_id, 'showing-cancelled', 'cancelled')),
    }),
    when(ShowingNear, {
      alerts: ({ showing_id, hours }) => this.near(showing_id, hours),
      mail: ({ showing_id, hours }) => this.mail(showing_id, 'showing-reminder', String(hours)),
    }),
    when(ShowingTimesChanged, { live: ({ house_id }) => this.changed(house_id) }),
  ];

  /** Screens reload the showing themselves, because people see different parts of it. */
  private async changed(houseId: string): Promise<Push> {
    return push(await this.houses.listAudience(houseId), 'showing:changed', { house_id: houseId });
  }

  /** The roomie of the room has to be informed in any case, and is asked. */
  private async ask(showingId: string, kind: 'showing_proposed' | 'showing_moved'): Promise<RaisedAlert | null> {
    const row = await this.showings.find(showingId);
    if (row?.state !== 'proposed' || row.roomie_id === null) return null;
    const says = alertSaying(kind, { ...factsOf(row), note: row.note });
    return { to: row.roomie_id, kind: 'showing_asked', about: row.id, says, link: ROOMIES_PAGE };
  }

  private async confirmed(showingId: string, by: 'homeowner' | 'roomie' | 'visitor'): Promise<Alerts> {
    const row = await this.showings.find(showingId);
    if (!row) return [];
    if (by === 'homeowner') return answered(row);
    const says = alertSaying('showing_confirmed', {
      ...factsOf(row),
      by: by === 'roomie' ? row.roomie_name : visitorOf(row),
    });
    return [...answered(row), toHomeowner(row, says)];
  }

  private async cancelled(showingId: string, by: ShowingRow['cancelled_by'], byActor: boolean): Promise<Alerts> {
    const row = await this.showings.find(showingId);
    if (!row) return [];
    const facts = { ...factsOf(row), reason: row.reason };
    if (by === 'roomie') {
      return [...answered(row), toHomeowner(row, alertSaying('showing_declined', { ...facts, by: row.roomie_name }))];
    }
    const told: RaisedAlert[] = [];
    if (row.roomie_id !== null) {
      const says = alertSaying('showing_cancelled', facts);
      told.push({ to: row.roomie_id, kind: 'showing_changed', about: row.id, says, link: ROOMIES_PAGE });
    }
    if (!byActor) {
      told.push(toHomeowner(row, alertSaying('showing_dropped', { ...facts, byVisitor: by === 'visitor' })));
    }
    return [...answered(row), ...told];
  }

  private async near(showingId: string, hours: 24 | 2): Promise<Alerts> {
    const row = await this.showings.find(showingId);
    if (!row || row.state === 'cancelled' || row.starts_at <= this.clock.now()) return [];
    const facts = { ...factsOf(row), hours, answers: row.roomie_name ?? visitorOf(row) };
    const open = row.state === 'proposed';
    const reminder = { kind: 'showing_reminder', about: row.id } as const;
    const says = alertSaying(open ? 'showing_unanswered' : 'showing_near', facts);
    const homeowner = { ...reminder, to: row.homeowner_id, names: occupantOf(row), says, link: homeownersPage(row) };
    if (row.roomie_id === null) return [homeowner];
    const own = alertSaying(open ? 'own_showing_unanswered' : 'own_showing_near', facts);
    return [homeowner, { ...reminder, to: row.roomie_id, says: own, link: ROOMIES_PAGE }];
  }

  /** When the room is occupied, visitors get an e-mail only after its roomie has agreed. */
  private async mail(showingId: string, template: string, why: string): Promise<RequestedEmail | null> {
    const row = await this.showings.find(showingId);
    if (!row?.visitor_told) return null;
    return { template, to: { id: null, email: row.email, locale: row.locale }, data: { showing_id: showingId, why } };
  }
}

const visitorOf = ({ first_name, last_name }: ShowingRow): string => `${first_name} ${last_name}`;
const occupantOf = ({ roomie_id }: ShowingRow): readonly string[] => (roomie_id === null ? [] : [roomie_id]);
const homeownersPage = ({ ad_id }: ShowingRow): string => (ad_id === null ? '/adview' : `/adview?ad=${ad_id}`);

const factsOf = (row: ShowingRow) => ({
  visitor: visitorOf(row),
  room: row.room_name,
  house: row.house_name,
  time: timeOf(row),
});

const toHomeowner = (row: ShowingRow, says: AlertPhrase): RaisedAlert => ({
  to: row.homeowner_id,
  kind: 'showing_changed',
  about: row.id,
  names: occupantOf(row),
  says,
  link: homeownersPage(row),
});

/** An answered or withdrawn showing no longer waits in the bell. */
const answered = ({ id, roomie_id: roomie }: ShowingRow): readonly ClosedQuestion[] =>
  roomie === null ? [] : [{ of: [roomie], kind: 'showing_asked', about: id }];
