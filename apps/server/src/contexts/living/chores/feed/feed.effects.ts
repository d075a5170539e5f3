import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

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
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { FeedDecided, FeedJudged, FeedPosted, FeedRemoved } from './feed.events.ts';
import { type FeedReadModelRow, FeedReadModel } from './feed-read-model.ts';

const PAGE = '/feedbackpage';
const ownersPage = (houseId: string): string => `/feedbackAdminPage?house=${houseId}`;

interface AboutItem {
  readonly house_id: string;
  readonly feed_id: string;
  readonly roomie_id: string;
}

/**
 * Declares the effects of the feed: the whole house learns that it changed, and those who can give a verdict are asked.
 */
@DeclaresEffects()
@Injectable()
export class FeedEffects implements EffectsProvider {
  constructor(
    private readonly readModel: FeedReadModel,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(FeedPosted, {
      live: (event) => this.updated(event, true),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'feed_posted', { house }),
      alerts: async ({ house_id, feed_id, roomie_id }) => {
        const item = await this.readModel.findPost(feed_id);
        if (!item?.is_open) return null;
        const says = alertSaying('feed_to_verify', { ...named(item), name: item.first_name });
        const asked = (await this.houses.listRoomies(house_id)).filter(
          (id) => id !== roomie_id && !item.judges.includes(id),
        );
        return asked.map((to): RaisedAlert => ({
          to,
          kind: 'feed_to_verify',
          about: feed_id,
          names: [roomie_id],
          link: PAGE,
          says,
        }));
      },
    }),
    when(FeedJudged, {
      live: (event) => this.updated(event, false),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'feed_verified', { house }),
      alerts: async ({ actor_id, feed_id, house_id }) => [
        answered([actor_id], feed_id),
        ...(await this.disputed(house_id, feed_id)),
      ],
    }),
    when(FeedDecided, {
      live: (event) => this.updated(event, true),
      alerts: async ({ house_id, feed_id, roomie_id: to, outcome }) => {
        const item = await this.readModel.findPost(feed_id);
        const mates = await this.houses.listRoomies(house_id);
        if (!item) return answered(mates, feed_id);
        const closed = answered([...mates, item.homeowner_id], feed_id);
        const result: RaisedAlert =
          outcome === 'lapsed'
            ? {
                to,
                kind: 'points_given',
                about: house_id,
                link: PAGE,
                says: alertSaying('extra_lapsed', named(item)),
              }
            : outcome === 'verified'
              ? {
                  // Updates the alert if it is unread, so that there isn't one for every point.
                  to,
                  kind: 'points_given',
                  about: house_id,
                  link: PAGE,
                  says: alertSaying('chore_verified', { ...named(item), points: item.points }),
                }
              : {
                  to,
                  kind: 'strike_given',
                  about: feed_id,
                  link: PAGE,
                  says: alertSaying('strike_given', { ...named(item), reasons: item.reasons }),
                };
        return [closed, result];
      },
    }),
    when(FeedRemoved, {
      live: (event) => this.updated(event, true),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'feed_removed', { house }),
      alerts: async ({ house_id, feed_id }) => {
        const owner = (await this.readModel.findPost(feed_id))?.homeowner_id;
        return answered(
          [...(await this.houses.listRoomies(house_id)), ...(owner === undefined ? [] : [owner])],
          feed_id,
        );
      },
    }),
  ];

  /** Alerts the homeowner, who can decide a post that got a strike and no majority. */
  private async disputed(houseId: string, feedId: string): Promise<RaisedAlert[]> {
    const item = await this.readModel.findPost(feedId);
    if (!item?.is_open || item.reasons.length === 0) return [];
    const { homeowner_id: to, posters, judges } = item;
    if (posters.includes(to) || judges.includes(to)) return [];
    const says = alertSaying('feed_disputed', { ...named(item), name: item.first_name, reasons: item.reasons });
    return [{ to, kind: 'feed_to_verify', about: feedId, link: ownersPage(houseId), says }];
  }

  /** @param turns whether the turn changed, too */
  private async updated({ house_id, feed_id, roomie_id }: AboutItem, turns: boolean): Promise<Push[]> {
    const audience = await this.houses.listAudience(house_id);
    const item = { house_id, feed_id, roomie_id };
    return [push(audience, 'feed:updated', item), ...(turns ? [push(audience, 'chores:changed', { house_id })] : [])];
  }
}

const named = ({ catalogue, name, house }: FeedReadModelRow) => ({ chore: { catalogue, name }, house });
const answered = (of: readonly string[], about: string): ClosedQuestion => ({ of, kind: 'feed_to_verify', about });
