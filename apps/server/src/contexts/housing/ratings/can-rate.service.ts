import type { Page, ParsedInput, RateableStay, RatingChance, listRoomiesForRating } from '@common-roof/contracts';
import { canRate } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { RatedStaysRepository, type RateableStayRow } from './rated-stays.repository.ts';
import { RatingPrivateView } from './rating-private-view.ts';
import { chanceOf, toChance, toRating } from './ratings.mapper.ts';
import { RatingsRepository } from './ratings.repository.ts';

type Query = ParsedInput<typeof listRoomiesForRating>['query'];

/** Whom a person can rate, or why they cannot. */
@Injectable()
export class CanRateService {
  constructor(
    private readonly stays: RatedStaysRepository,
    private readonly ratings: RatingsRepository,
    private readonly view: RatingPrivateView,
    private readonly accounts: AccountsReadModel,
    private readonly clock: Clock,
  ) {}

  /**
   * A person without a relation and one who does not exist get the same answer, so that nobody learns who lives where.
   * @throws 404 unless `a` is the caller, or they are an admin
   */
  async between(actor: Actor, a: string, b: string): Promise<RatingChance> {
    if (actor.role !== 'admin' && actor.accountId !== a) throw notFound();
    const type = actor.role === 'admin' ? (await this.accounts.find(a))?.account_type : actor.role;
    if (type !== 'roomie' && type !== 'homeowner') throw notFound();
    const sides = type === 'roomie' ? { roomieId: a, homeownerId: b } : { roomieId: b, homeownerId: a };
    const now = this.clock.now();
    const chances = (await this.stays.between({ raterId: a, ...sides })).map((stay) => chanceOf(stay, now));
    return toChance(chances.find(({ reason }) => reason === null) ?? chances[0] ?? canRate(null, ''));
  }

  /** Lists the people whom a homeowner or roomie can rate now or later, or has rated within an open window. */
  async list(actor: Actor, role: 'roomie' | 'homeowner', query: Query): Promise<Page<RateableStay>> {
    const now = this.clock.now();
    const slice = await this.stays.rateable(role, actor.accountId, now, query);
    const written = await this.ratings.writtenAbout(
      actor.accountId,
      slice.rows.map(({ tenancy_id: id }) => id),
    );
    const feelings = await this.view.readableBy(
      actor,
      [...written.values()].map(({ id }) => id),
    );
    return toPage(slice, (stay) => {
      const mine = written.get(stay.tenancy_id);
      return {
        ...toChance(chanceOf(stay, now)),
        person: otherSideOf(stay, role),
        house: { _id: stay.house_id, name: stay.house },
        stay: { tenancy_id: stay.tenancy_id, from: stay.starts_on, until: stay.ends_on },
        mine: mine ? toRating(mine, actor, feelings.get(mine.id) ?? '') : null,
      };
    });
  }
}

const otherSideOf = (stay: RateableStayRow, role: 'roomie' | 'homeowner'): RateableStay['person'] =>
  role === 'roomie'
    ? { _id: stay.homeowner_id, first_name: stay.homeowner, photo: stay.homeowner_photo }
    : { _id: stay.roomie_id, first_name: stay.roomie, photo: stay.roomie_photo };
