import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';
import { canRate, dayIn } from '@common-roof/domain';

import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import {
  type ClosedQuestion,
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { RatedStaysRepository } from './rated-stays.repository.ts';
import {
  RatingEdited,
  type RatingIds,
  RatingRemoved,
  RatingReminded,
  RatingReplied,
  RatingRevealed,
  RatingWritten,
} from './ratings.events.ts';
import { type RatingRow, RatingsRepository } from './ratings.repository.ts';

type Says = RaisedAlert['says'];

/** The rated person learns that a rating was written, and its content once it is revealed; alerts never contain it. */
@DeclaresEffects()
@Injectable()
export class RatingsEffects implements EffectsProvider {
  constructor(
    private readonly ratings: RatingsRepository,
    private readonly stays: RatedStaysRepository,
    private readonly accounts: AccountsReadModel,
    private readonly clock: Clock,
  ) {}

  readonly effects = [
    when(RatingWritten, {
      live: (event) => this.changed(event, [event.rater_id, event.ratee_id]),
      activity: ({ rater_id, house_id: house }) => activity(rater_id, 'rating_written', { house }),
      alerts: async (event) => [answered(event.rater_id, event.tenancy_id), ...(await this.written(event))],
    }),
    // The other party must not learn how often, or when, the author edited it.
    when(RatingEdited, { live: (event) => this.changed(event, [event.rater_id]) }),
    when(RatingRevealed, {
      live: (event) => this.changed(event, [event.rater_id, event.ratee_id]),
      alerts: async (event) =>
        this.news(event.rating_id, (row) =>
          row.removed_at === null
            ? { to: row.ratee_id, names: [row.rater_id], says: alertSaying('rating_revealed', byRater(row)) }
            : null,
        ),
    }),
    when(RatingReplied, {
      live: (event) => this.changed(event, [event.rater_id, event.ratee_id]),
      activity: ({ ratee_id, house_id: house }) => activity(ratee_id, 'rating_replied', { house }),
      alerts: (event) =>
        this.news(event.rating_id, (row) => ({
          to: row.rater_id,
          names: [row.ratee_id],
          says: alertSaying('rating_replied', { name: row.ratee, house: row.house }),
        })),
    }),
    when(RatingRemoved, {
      live: async (event) => {
        const isKnown = (await this.ratings.find(event.rating_id))?.state === 'revealed';
        return this.changed(event, isKnown ? [event.rater_id, event.ratee_id] : [event.rater_id]);
      },
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'rating_removed', { house }),
      alerts: async ({ rating_id: id }) => [
        ...(await this.news(id, (row) => ({
          to: row.rater_id,
          names: [row.ratee_id],
          says: alertSaying('own_rating_removed', { name: row.ratee, reason: row.removed_reason }),
        }))),
        ...(await this.news(id, (row) =>
          row.state === 'sealed'
            ? null
            : {
                to: row.ratee_id,
                names: [row.rater_id],
                says: alertSaying('rating_removed', { name: row.rater, reason: row.removed_reason }),
              },
        )),
      ],
    }),
    when(RatingReminded, { alerts: (event) => this.reminded(event) }),
  ];

  private async changed({ tenancy_id }: RatingIds, sides: readonly string[]): Promise<Push> {
    return push([...sides, ...(await this.accounts.admins())], 'ratings:changed', { tenancy_id });
  }

  /** No alert once both have rated. */
  private async written({ rating_id, tenancy_id: about }: RatingIds): Promise<RaisedAlert[]> {
    const row = await this.ratings.find(rating_id);
    const stay = await this.stays.find(about);
    if (row?.state !== 'sealed' || row.removed_at !== null || !stay) return [];
    const facts = { ...byRater(row), day: dayIn(stay.time_zone, row.reveals_at) };
    const says = alertSaying(row.rated_type === 'roomie' ? 'homeowner_wrote_rating' : 'roomie_wrote_rating', facts);
    return [
      { to: row.ratee_id, kind: 'rating_to_write', about, names: [row.rater_id], link: rates(row.rated_type), says },
    ];
  }

  /** No alert once they have rated, or the window has closed. */
  private async reminded({
    tenancy_id: about,
    to_id,
    to,
  }: EventOf<typeof RatingReminded>): Promise<RaisedAlert | null> {
    const stay = await this.stays.find(about);
    if (!stay || (await this.ratings.listForStay(about)).some(({ rater_id: id }) => id === to_id)) return null;
    const today = dayIn(stay.time_zone, this.clock.now());
    const chance = canRate({ startsOn: stay.starts_on, endsOn: stay.ends_on, isRated: false }, today);
    if (chance.reason !== null || chance.closesOn === null) return null;
    const facts = { name: to === 'roomie' ? stay.homeowner : stay.roomie, house: stay.house, day: chance.closesOn };
    const names = [to === 'roomie' ? stay.homeowner_id : stay.roomie_id];
    const says = alertSaying('rating_reminder', facts);
    return { to: to_id, kind: 'rating_to_write', about, names, link: rates(to), says };
  }

  private async news(
    id: string,
    say: (row: RatingRow) => { to: string; names: string[]; says: Says } | null,
  ): Promise<RaisedAlert[]> {
    const row = await this.ratings.find(id);
    const said = row ? say(row) : null;
    if (!row || !said) return [];
    // The rated person is also the one who is to rate.
    const isRated = said.to === row.ratee_id;
    const readerIs = isRated === (row.rated_type === 'roomie') ? 'roomie' : 'homeowner';
    return [{ ...said, kind: 'rating_news', about: id, link: rates(readerIs) }];
  }
}

const byRater = ({ rater: name, house }: RatingRow) => ({ name, house });
/** The page on which a person rates, and reads their own ratings. */
const rates = (reader: 'roomie' | 'homeowner'): string => (reader === 'roomie' ? '/rate-ar' : '/rate-roomie');
const answered = (by: string, about: string): ClosedQuestion => ({ of: [by], kind: 'rating_to_write', about });
